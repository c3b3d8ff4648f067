import { MENSAGENS_DECISAO } from '@instrutoria/domain/decisao/messages.ts';
import { MODELOS_PADRAO } from '@instrutoria/domain/publicacao/limits.ts';
import { MENSAGENS_PUBLICACAO } from '@instrutoria/domain/publicacao/messages.ts';
import { inteira } from '@instrutoria/domain/testing/amostra.ts';
import type { Locator, Page } from '@playwright/test';
import { comSessao } from '../../support/browser/entrar.ts';
import { pageIdle, pageReady } from '../../support/browser/page-idle.ts';
import { novaPessoaNaTela } from '../../support/browser/sessao.ts';
import { ehDoAssistente, telas } from '../../support/browser/telas.ts';
import { visitar } from '../../support/browser/visitar.ts';
import { expect, test } from '../../support/fixtures.ts';
import { escolherEdital } from '../../support/scenes/assistente.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { loggedIn } from '../../support/server/api.ts';

// Every form is built from apps/web/src/ui (biome.json), which asks before typed text is lost; a table of
// fields asks by `useUnsaved`. journeys/acessibilidade/dialogos.spec.ts tests the same for a form in a
// dialog.
const pergunta = (page: Page, name = 'deseja sair sem salvar?') =>
  page.getByRole('dialog', { name, exact: true });
const inicio = (page: Page) => page.getByRole('link', { name: 'início', exact: true });

/** Asserts that the attempt asks first, and that staying keeps the text. */
async function fica(campo: Locator, como: string, tentativa: () => Promise<unknown>, nome?: string) {
  await test.step(como, async () => {
    const page = campo.page();
    const [aqui, valor] = [new URL(page.url()).pathname, await lido(campo)];
    await tentativa();
    await pergunta(page, nome).getByRole('button', { name: 'Continuar aqui' }).click();
    await expect(pergunta(page, nome)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(aqui);
    expect(await lido(campo)).toBe(valor);
  });
}

const lido = (campo: Locator) =>
  campo.evaluate((field) => ('value' in field ? field.value : field.textContent));

async function sair(page: Page): Promise<void> {
  await page.locator('[aria-controls="menu-da-pessoa"]').click();
  await page.getByRole('button', { name: 'Sair' }).first().click();
}

test('[C-B7] asks on every way out of a form before typed text is lost', async ({ page, context, app }) => {
  await novaPessoaNaTela(page, app.url);
  await page.goto('/atualizar_professor');
  await pageReady(page);
  // Navigates away and back without a reload, so that the browser's buttons stay in the application.
  await inicio(page).click();
  await expect(page).toHaveURL(/\/menu$/);
  await page.goBack();
  await pageReady(page);
  const campo = page.getByRole('textbox', { name: 'Nome', exact: true });
  await campo.fill('Isto ainda não foi salvo');
  await fica(campo, 'the menu', () => inicio(page).click());
  await fica(campo, 'logout', () => sair(page));
  await test.step('the logout of another tab, which may be left again', async () => {
    const outra = await context.newPage();
    await outra.goto('/menu');
    await sair(outra);
    const asks = outra.getByRole('dialog', { name: /ainda não foi salvo/ });
    await asks.getByRole('button', { name: 'Continuar aqui' }).click();
    await outra.close();
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await pageIdle(page);
    await expect(campo).toHaveValue('Isto ainda não foi salvo');
  });
  await fica(campo, 'the browser’s buttons', () => page.evaluate(() => history.forward()));
  await test.step('closing the window', async () => {
    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await closing;
    await expect(campo).toHaveValue('Isto ainda não foi salvo');
  });
  await test.step('and who wants to leave, leaves', async () => {
    await page.evaluate(() => history.forward());
    await pergunta(page).getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect(page).toHaveURL(/\/menu$/);
  });
});

test('[C-B7] tells on the form that somebody else saved the record meanwhile, and keeps what is typed', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const [conta] = doTipo(contas, 'administrador');
  const { client } = await loggedIn(app.url, conta);
  const params = { nome: 'resultado' } as const;
  await page.clock.install();
  await retomar(page, conta);
  await page.goto('/administracao/modelos_de_publicacao');
  await pageReady(page);
  const campo = page.getByRole('textbox', { name: /^Título/ }).first();
  await campo.fill('Isto ainda não foi salvo');
  await fica(campo, 'another template', () =>
    page.getByLabel('Modelo', { exact: true }).selectOption('aviso'),
  );
  await client.mudarModeloDePublicacao({
    params,
    body: { ...MODELOS_PADRAO.resultado, titulo: 'Noutra janela' },
  });
  try {
    // Long enough for the loaded data to be stale.
    await page.clock.fastForward(60_000);
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await pageIdle(page);
    await expect(campo).toHaveValue('Isto ainda não foi salvo');
    await page.getByRole('button', { name: 'Salvar' }).first().click();
    await expect(
      page.getByRole('alert').filter({ hasText: MENSAGENS_PUBLICACAO.outraPessoaMudou }),
    ).toBeVisible();
    await pageIdle(page);
    await expect(campo).toHaveValue('Isto ainda não foi salvo');
  } finally {
    await client.mudarModeloDePublicacao({ params, body: MODELOS_PADRAO.resultado });
  }
});

test('[C-B7] asks for an unsaved table of numbers in its own words', { tag: '@longo' }, async ({
  page,
  quem,
  retomar,
}) => {
  const tela = telas.find(({ path }) => path === '/editais/:id/decisao');
  if (tela === undefined) throw new Error('no screen of decisions');
  await visitar(page, tela, quem, retomar);
  const campo = page.getByLabel(/^Bolsistas aprovados em/).first();
  await campo.fill('7');
  await fica(campo, 'the menu', () => inicio(page).click(), MENSAGENS_DECISAO.sairSemSalvarVagas);
});

test('[C-B7] asks before a logout that would remove an unsaved proposal', { tag: '@longo' }, async ({
  page,
  app,
}) => {
  await comSessao(page, app.url, await novaPessoa(app.url), '/cadastro_projeto');
  await page.route('**/api/projeto/rascunho', (route) => route.abort());
  await escolherEdital(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('alterado_em'))).toBeTruthy();
  await sair(page);
  const dialog = page.getByRole('dialog', { name: /ainda não foi salvo/ });
  await dialog.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(page).toHaveURL(/cadastro_projeto$/);
  expect(await page.evaluate(() => localStorage.getItem('edital'))).toBeTruthy();
});

/**
 * The fields whose text a person means to save: in a form (a list's filters have no accessible name), in a
 * table, or in an editor.
 */
const CAMPOS = [
  'form[aria-label] :is(input:not([type]), input[type="text"], textarea)',
  'table input[type="text"]',
]
  .map((where) => `main ${where}:enabled:visible:not([readonly])`)
  .concat('main [contenteditable="true"]:visible')
  .join(', ');

/**
 * Every screen in `npm run test:longo -- varredura`; in `npm test` two forms whose questions have different
 * texts.
 */
const TELAS = telas.filter(
  (tela) =>
    tela.tipo !== null &&
    !ehDoAssistente(tela) &&
    (inteira || ['/cadastro_instrutor/:id', '/editais/:id/barema/mudar'].includes(tela.path)),
);

for (const tela of TELAS) {
  test(`[C-B7] ${tela.path} asks before typed text is lost, or keeps it`, async ({ page, quem, retomar }) => {
    await visitar(page, tela, quem, retomar);
    const campo = page.locator(CAMPOS).first();
    if ((await campo.count()) === 0) return;
    await campo.fill('7');
    await inicio(page).click();
    const fica = page.getByRole('dialog').getByRole('button', { name: 'Continuar aqui' });
    await expect(
      fica.or(page.getByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite)/ })),
    ).toBeVisible();
    if (await fica.isVisible()) await fica.click();
    else await page.goBack();
    await expect.poll(() => lido(page.locator(CAMPOS).first())).toBe('7');
  });
}
