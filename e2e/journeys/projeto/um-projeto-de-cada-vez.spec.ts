import type { Page } from '@playwright/test';
import { comSessao } from '../../support/browser/entrar.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import {
  guardado,
  novaPessoaNaTela,
  rascunhoCompleto,
  retomarRascunho,
} from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { editor } from '../../support/scenes/assistente.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { editalAberto, IDEIA, propostaCompleta } from '../../support/scenes/proposta.ts';

const titulo = (page: Page) => page.getByRole('textbox', { name: 'Título do projeto' });
const estado = (page: Page) => page.locator('[data-autosave]');

test('[C-B6] asks by “Cadastrar projeto” which of two drafts to keep, and never overwrites one with the other', async ({
  page,
  app,
}) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  const { id } = await rascunhoCompleto(pessoa);
  await retomarRascunho(page, IDEIA.titulo);
  await expect(page).toHaveURL(/revisao_projeto$/);
  await page
    .getByRole('link', { name: /cadastrar projeto/i })
    .first()
    .click();
  const pergunta = page.getByRole('dialog', { name: `continuar “${IDEIA.titulo}” ou começar outro?` });
  await expect(pergunta).toContainText(new RegExp(`rascunho nº ${id}, salvo em \\d\\d/\\d\\d/\\d{4}`));
  await pergunta.getByRole('button', { name: 'Começar outro projeto' }).click();
  await page
    .getByRole('dialog', { name: /deseja salvar o projeto atual/ })
    .getByRole('button', { name: 'Salvar rascunho e começar outro' })
    .click();
  await expect.poll(async () => (await guardado(page)).projeto_id ?? '').toBe('');
  await page.goto('/especificacoes_projeto');
  await titulo(page).fill('Outro projeto, de hoje');
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page).toHaveURL(/\/menu$/);
  const rascunhos = await pessoa.client.listarRascunhos({ params: { professorId: pessoa.id } });
  expect(rascunhos.map((cada) => cada.titulo).toSorted()).toEqual(
    [IDEIA.titulo, 'Outro projeto, de hoje'].toSorted(),
  );
});

test('[C-B6] asks about an edit of a submitted project too, and its notice leads to another', {
  tag: '@longo',
}, async ({ page, app }) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  await rascunhoCompleto(pessoa);
  await retomarRascunho(page, IDEIA.titulo);
  await page.getByRole('button', { name: 'Enviar projeto' }).click();
  await expect(page).toHaveURL(/detalhes_projeto\/\d+$/);
  await page.getByRole('button', { name: 'Editar projeto' }).click();
  await expect(page).toHaveURL(/revisao_projeto$/);
  await page
    .getByRole('link', { name: /cadastrar projeto/i })
    .first()
    .click();
  const pergunta = page.getByRole('dialog', { name: `continuar “${IDEIA.titulo}” ou começar outro?` });
  await expect(pergunta).toContainText('projeto já enviado');
  await pergunta.getByRole('button', { name: 'Continuar este projeto' }).click();
  await expect(pergunta).toBeHidden();
  expect((await guardado(page)).projeto_submetido).toBe('true');
  await page.getByRole('button', { name: 'Começar outro projeto' }).click();
  await expect.poll(async () => (await guardado(page)).projeto_submetido ?? '').toBe('');
  const [projeto] = await pessoa.client.listarProjetosSubmetidos({ params: { coordinatorId: pessoa.id } });
  expect(projeto?.titulo).toBe(IDEIA.titulo);
});

test('[C-C3] [C-C4] shows a 500 on sending in the words of the spec; after sending, Back shows the sent project', {
  tag: '@longo',
}, async ({ page, app }) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  await rascunhoCompleto(pessoa);
  await retomarRascunho(page, IDEIA.titulo);
  await expect(page).toHaveURL(/revisao_projeto$/);
  await page.goto('/referencia_projeto');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page).toHaveURL(/revisao_projeto$/);
  const envio = (url: URL) => url.pathname === '/api/projeto';
  await page.route(envio, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'ERRO_INTERNO', message: 'Ocorreu um erro inesperado.', id: 'falha-1' }),
    }),
  );
  await page.getByRole('button', { name: 'Enviar projeto' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'ocorreu um erro, tente novamente mais tarde',
  );
  await page.unroute(envio);
  await page.getByRole('button', { name: 'Enviar projeto' }).click();
  await expect(page).toHaveURL(/detalhes_projeto\/\d+$/);
  const enviado = page.url();
  await page.goBack();
  await expect(page).toHaveURL(enviado);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(IDEIA.titulo);
  await expect(page.getByText('Ainda falta preencher')).toHaveCount(0);
});

test('[C-C10] shows the state of the autosave for the newest letter, visible without scrolling', async ({
  page,
  app,
}) => {
  await novaPessoaNaTela(page, app.url);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.install();
  await page.goto('/resumo_projeto');
  await pageReady(page);
  await editor(page, 'Resumo').fill(IDEIA.resumo);
  await page.clock.runFor(6000);
  await expect(estado(page)).toHaveText(/^\s*Tudo salvo às \d\d:\d\d\s*$/);
  await expect(estado(page)).toBeInViewport();
  await editor(page, 'Resumo').press('End');
  await page.keyboard.insertText(' E mais.');
  await expect(estado(page)).toContainText('Salvando…');
  await expect(estado(page)).not.toContainText(/Tudo salvo/);
  await page.clock.runFor(6000);
  await expect(estado(page)).toHaveText(/^\s*Tudo salvo às \d\d:\d\d\s*$/);
});

test('[C-C11] asks nothing about an equal version, so that nobody is accused after a crash of their own browser', {
  tag: '@longo',
}, async ({ page, app }) => {
  const pessoa = await novaPessoa(app.url);
  const { id } = await rascunhoCompleto(pessoa);
  await comSessao(page, app.url, pessoa);
  await retomarRascunho(page, IDEIA.titulo);
  await expect(page).toHaveURL(/revisao_projeto$/);
  await page.goto('/especificacoes_projeto');
  // The state that a crash leaves behind: the server has a version that this browser does not know.
  const projeto = await pessoa.client.lerProjeto({ params: { id } });
  if (!('ehRascunho' in projeto)) throw new Error('not the own draft');
  const { versao } = await pessoa.client.salvarRascunho({
    body: { ...(await propostaCompleta(pessoa, await editalAberto(pessoa))), id },
    ifMatch: projeto.versao,
  });
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(versao).toBeGreaterThan(projeto.versao);
});
