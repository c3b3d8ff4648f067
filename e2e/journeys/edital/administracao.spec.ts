import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import type { Page } from '@playwright/test';
import { expectErro } from '../../support/accessibility/announced-errors.ts';
import { salvarConfiguracao } from '../../support/browser/configuracao-do-edital.ts';
import { comSessao, preencherLogin } from '../../support/browser/entrar.ts';
import { expect, test } from '../../support/fixtures.ts';
import { daquiA } from '../../support/scenes/dias.ts';
import { dadosUnicos, novaPessoa } from '../../support/scenes/pessoas.ts';
import { startApp } from '../../support/server/app.ts';
import { criarAdministrador } from '../../support/server/cli.ts';

const SENHA = 'pinhao de junho 63';

test('sets up a new installation: first administrator, unit, programme, notice, call; a teacher sees them; the call is closed', {
  tag: '@longo',
}, async ({ page, browser }) => {
  const app = await startApp({ modo: 'vazio' });
  await page.goto(app.url);
  const { lattes: _semLattes, ...adm } = dadosUnicos();
  const ano = daquiA(0).slice(0, 4);
  const edital = `Edital ${ano} de Instrutoria em Ensino`;
  const link = await criarAdministrador(app, { ...adm, nome: 'Cláudia Portela Reis' });

  await test.step('the printed link makes the password', async () => {
    await page.goto(app.url + link.pathname + link.search + link.hash);
    await page.getByRole('textbox', { name: 'Nova senha' }).fill(SENHA);
    await page.getByRole('textbox', { name: 'Confirmar senha' }).fill(SENHA);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await entrarEm(page, app.url, adm.cpf, SENHA);
    await page.getByRole('navigation', { name: 'Principal' }).getByText('administração').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administração');
  });
  await test.step('unit and programme', async () => {
    await page.goto(`${app.url}/administracao/unidades`);
    await criar(page, 'Nova unidade', { Nome: 'Faculdade de Letras', Cidade: 'Serra Alta' });
    await page.goto(`${app.url}/administracao/programas`);
    await criar(page, 'Novo programa', { Nome: 'Linguística Aplicada' });
  });
  await test.step('notice', async () => {
    await page.goto(`${app.url}/administracao/avisos`);
    await criar(page, 'Novo aviso', {
      Título: 'Semana de acolhida',
      Resumo: 'A secretaria atende em horário estendido.',
      'Texto completo': 'De 7h30 a 20h, na sala 12 do bloco B.',
    });
  });
  await test.step('the page of counts says that there is no call', async () => {
    await page.goto(`${app.url}/aprovacao_instrutores`);
    await expect(page.getByText('Não existe edital com inscrições abertas', { exact: true })).toBeVisible();
  });
  await test.step('call: refused without its year, then created and edited', async () => {
    await page.goto(`${app.url}/administracao/editais`);
    await page.getByRole('link', { name: 'Novo edital' }).click();
    const form = page.getByRole('form', { name: 'Novo edital' });
    await form.getByRole('textbox', { name: 'Nome' }).fill('Edital de Instrutoria');
    await form.getByLabel('Início das inscrições').fill(daquiA(-1));
    await form.getByLabel('Fim das inscrições').fill(daquiA(20));
    await form.getByRole('button', { name: 'Criar o edital' }).click();
    await expectErro(
      page,
      {
        campo: 'nome',
        texto: 'O nome deve ter o ano como segunda palavra, por exemplo: Edital 2026 …',
      },
      form,
    );
    await form.getByRole('textbox', { name: 'Nome' }).fill(edital);
    await form.getByRole('button', { name: 'Criar o edital' }).click();
    await expect(page).toHaveURL(/\/editais\/\d+\/configuracao$/);
    await page.getByLabel('Fim das inscrições').fill(daquiA(30));
    await salvarConfiguracao(page);
    await page.goto(`${app.url}/administracao/editais`);
    await expect(page.getByRole('row').filter({ hasText: edital })).toContainText('SIM');
  });
  await test.step('a unit in use is not deleted', async () => {
    await page.goto(`${app.url}/administracao/unidades`);
    await page.getByRole('button', { name: 'Excluir Administração' }).click();
    await page
      .getByRole('dialog', { name: 'deseja excluir esta unidade?' })
      .getByRole('button', { name: 'Excluir' })
      .click();
    await expect(page.getByText('Esta unidade está em uso e não pode ser excluída')).toBeVisible();
  });

  const docente = await browser.newPage({ baseURL: app.url, locale: 'pt-BR' });
  await test.step('a teacher sees them', async () => {
    await docente.goto('/cadastro_professor');
    await expect(docente.getByRole('option', { name: 'Faculdade de Letras (Serra Alta)' })).toBeAttached();
    await expect(docente.locator('datalist option[value="Linguística Aplicada"]')).toBeAttached();
    await comSessao(docente, app.url, await novaPessoa(app.url));
    const aviso = docente.getByRole('listitem').filter({ hasText: 'Semana de acolhida' });
    await expect(aviso.getByText('De 7h30 a 20h')).toBeHidden();
    await aviso.getByRole('button', { name: /clique para ver mais/ }).click();
    await expect(aviso.getByText('De 7h30 a 20h')).toBeVisible();
    await docente.goto('/cadastro_projeto');
    await expect(docente.getByRole('option', { name: edital })).toBeAttached();
  });
  await test.step('no counts can be approved while the call is open', async () => {
    await page.goto(`${app.url}/aprovacao_instrutores`);
    await expect(
      page.getByText('Não está no momento para aprovar o número de instrutores', { exact: true }),
    ).toBeVisible();
  });
  await test.step('the call is closed after a question: the wizard says that none is open', async () => {
    await page.goto(`${app.url}/administracao/editais`);
    await page.getByRole('button', { name: `Encerrar inscrições do ${edital}` }).click();
    const pergunta = page.getByRole('dialog', { name: `Encerrar as inscrições do ${edital}?` });
    await pergunta.getByRole('button', { name: 'Encerrar' }).click();
    await expect(page.getByRole('row').filter({ hasText: edital })).toContainText('NÃO');
    await docente.reload();
    await expect(docente.getByText('Não existe edital aberto no momento')).toBeVisible();
    await docente.getByRole('button', { name: 'Salvar e continuar' }).click();
    await expectErro(docente, { campo: 'edital', texto: 'Não existe edital aberto no momento' });
    await docente.getByRole('button', { name: 'Salvar rascunho' }).click();
    await expect(docente).toHaveURL(/\/menu$/);
  });
  await test.step('the lists of evaluations say that nothing has come so far', async () => {
    await page.goto(`${app.url}/listar-projetos-avaliados-secretaria`);
    await expect(page.getByText(M.naoEnviados, { exact: true })).toBeVisible();
    await page.goto(`${app.url}/recursos`);
    await expect(page.getByText('Nenhum recurso foi solicitado', { exact: true })).toBeVisible();
  });
  await docente.close();
  await page.goto('about:blank');
  await app.stop();
});

async function entrarEm(page: Page, url: string, cpf: string, senha: string): Promise<void> {
  await expect(page).toHaveURL(`${url}/login`);
  await preencherLogin(page, { cpf, senha });
  await expect(page).toHaveURL(`${url}/menu`);
}

/** Opens the form, asserts that it is refused empty, fills it in, and finds the new row. */
async function criar(page: Page, botao: string, campos: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: botao }).click();
  const form = page.getByRole('dialog', { name: botao });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expectErro(page, { campo: null, texto: 'preencha todos os campos' }, form);
  for (const [campo, valor] of Object.entries(campos)) {
    await form.getByRole('textbox', { name: campo, exact: true }).fill(valor);
  }
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
  const [nome = ''] = Object.values(campos);
  await expect(page.getByRole('rowheader', { name: nome })).toBeVisible();
}
