import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Locator, Page } from '@playwright/test';
import { escolherEdital } from '../support/assistente.ts';
import { comSessao } from '../support/entrar.ts';
import { expect, test } from '../support/fixtures.ts';
import { novaPessoa } from '../support/pessoas.ts';
import { pronta } from '../support/pronta.ts';
import { caminhoDe, telas } from '../support/telas.ts';

/** A form or dialog of the product, and one thing that a person types there. */
interface Digitado {
  readonly path: string;
  readonly abre?: (page: Page) => Promise<unknown>;
  readonly campo: (page: Page) => Locator;
  /** In a dialog: Escape and 'Cancelar' ask as well. */
  readonly dialogo?: string;
  readonly tipo?: TipoDeUsuario;
}

const texto = (name: string | RegExp) => (page: Page) => page.getByRole('textbox', { name }).first();
const botao = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const VALOR = 'Isto ainda não foi salvo';

const cadastro = (path: string, novo: string, dialogo: string, campo: string): Digitado => ({
  path,
  abre: (page) => botao(page, novo).click(),
  campo: (page) => page.getByRole('dialog', { name: dialogo }).getByRole('textbox', { name: campo }).first(),
  dialogo,
});

/** Every form and dialog that holds what is typed until it is saved; the wizard keeps its own in the browser. */
const DIGITADOS: readonly Digitado[] = [
  { path: '/atualizar_professor', campo: texto('Nome') },
  { path: '/alterar_senha', campo: texto('Senha atual') },
  {
    path: '/cadastro_disciplina',
    abre: (page) => botao(page, 'Adicionar disciplina').click(),
    campo: texto('Nome da disciplina'),
    dialogo: 'Adicionar disciplina',
  },
  cadastro('/administracao/unidades', 'Nova unidade', 'Nova unidade', 'Nome'),
  cadastro('/administracao/programas', 'Novo programa', 'Novo programa', 'Nome'),
  cadastro('/administracao/avisos', 'Novo aviso', 'Novo aviso', 'Título'),
  cadastro('/administracao/editais', 'Novo edital', 'Novo edital', 'Nome'),
  { path: '/administracao/configuracao', campo: texto(/^Nome/) },
  { path: '/janelas', campo: texto(/^Motivo/) },
];

const pergunta = (page: Page) => page.getByRole('dialog', { name: 'deseja sair sem salvar?' });
const ficar = (page: Page) => pergunta(page).getByRole('button', { name: 'Continuar aqui' }).click();

for (const linha of DIGITADOS) {
  test(`[C-B7] ${linha.path}${linha.dialogo === undefined ? '' : `, “${linha.dialogo}”`}: no way out loses what is typed without asking`, async ({
    page,
    app,
    quem,
    retomar,
  }) => {
    const tela = telas.find(({ path }) => path === linha.path);
    if (tela?.tipo == null) throw new Error(`${linha.path} is no screen behind the login`);
    if (tela.tipo === 'coordenador') await comSessao(page, app.url, await novaPessoa(app.url));
    else await retomar(page, quem.contaPara(tela, tela.tipo));
    await page.goto(caminhoDe(tela, quem.exemplos));
    await pronta(page);
    await linha.abre?.(page);
    const campo = linha.campo(page);
    await campo.fill(VALOR);
    const aqui = new URL(page.url()).pathname;

    const fica = async (como: string, tentativa: () => Promise<unknown>) =>
      test.step(como, async () => {
        await tentativa();
        await expect(pergunta(page)).toBeVisible();
        await ficar(page);
        await expect(pergunta(page)).toBeHidden();
        expect(new URL(page.url()).pathname).toBe(aqui);
        await expect(campo).toHaveValue(VALOR);
      });
    if (linha.dialogo !== undefined) {
      const dialogo = page.getByRole('dialog', { name: linha.dialogo });
      await fica('Escape', () => campo.press('Escape'));
      await fica('Cancelar', () => dialogo.getByRole('button', { name: 'Cancelar' }).click());
    } else {
      await fica('the menu', () => page.getByRole('link', { name: 'início', exact: true }).click());
      await fica('logout', async () => {
        await page.locator('[aria-controls="menu-da-pessoa"]').click();
        await botao(page, 'Sair').click();
      });
    }
    await test.step('closing the window', async () => {
      const asked = page.waitForEvent('dialog');
      const closing = page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await closing;
      await expect(campo).toHaveValue(VALOR);
    });
    await test.step('and whoever wants to leave, leaves', async () => {
      if (linha.dialogo === undefined) await page.getByRole('link', { name: 'início', exact: true }).click();
      else await campo.press('Escape');
      await pergunta(page).getByRole('button', { name: 'Sair sem salvar' }).click();
      if (linha.dialogo === undefined) await expect(page).toHaveURL(/\/menu$/);
      else await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

test('[C-B7] Back asks too, and what was typed stands', async ({ page, app }) => {
  await comSessao(page, app.url, await novaPessoa(app.url));
  await page.locator('[aria-controls="menu-da-pessoa"]').click();
  await page.getByRole('link', { name: 'Alterar senha' }).click();
  await texto('Senha atual')(page).fill(VALOR);
  await page.goBack();
  await expect(pergunta(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pergunta(page)).toBeHidden();
  await expect(page).toHaveURL(/alterar_senha$/);
  await expect(texto('Senha atual')(page)).toHaveValue(VALOR);
});

test('[C-B7] a logout that would take an unsaved proposal away asks first', async ({ page, app }) => {
  await comSessao(page, app.url, await novaPessoa(app.url), '/cadastro_projeto');
  await page.route('**/api/projeto/rascunho', (route) => route.abort());
  await escolherEdital(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('alterado_em'))).toBeTruthy();
  await page.locator('[aria-controls="menu-da-pessoa"]').click();
  await botao(page, 'Sair').click();
  const dialog = page.getByRole('dialog', { name: /ainda não foi salvo no servidor/ });
  await dialog.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(page).toHaveURL(/cadastro_projeto$/);
  expect(await page.evaluate(() => localStorage.getItem('edital'))).toBeTruthy();
});
