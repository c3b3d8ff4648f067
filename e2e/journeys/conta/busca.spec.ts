import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectSemMouse, semMouse } from '../../support/accessibility/keyboard.ts';
import { larguras } from '../../support/browser/browser.ts';
import { comSessao } from '../../support/browser/entrar.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { novaPessoaNaTela, projetoCompleto } from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { loggedIn } from '../../support/server/api.ts';

const janela = (page: Page) => page.getByRole('dialog', { name: 'Buscar' });
const campo = (page: Page) => janela(page).getByRole('searchbox', { name: 'Buscar projeto, pessoa ou tela' });
const titulo = (page: Page) => page.getByRole('heading', { level: 1 });

async function procurar(page: Page, texto: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(campo(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(texto);
}

test('finds a project, a person, a call and a screen for an administrator by keyboard alone', async ({
  page,
  app,
  contas,
}) => {
  await semMouse(page);
  const conta = doTipo(contas, 'administrador')[0];
  const { client } = await loggedIn(app.url, conta);
  const [edital] = await client.listarTodosOsEditais({ query: {} });
  const projetos = await client.listarProjetosDoEdital({
    params: { id: edital?.id ?? 0 },
    query: { por_pagina: '200' },
  });
  const [projeto] = projetos;
  if (edital === undefined || projeto === undefined) throw new Error('a call with a project');
  await comSessao(page, app.url, conta);
  await pageReady(page);

  await procurar(page, `nº ${projeto.id}`);
  const primeiro = janela(page)
    .getByRole('region', { name: /^Projetos/ })
    .getByRole('link')
    .first();
  await expect(primeiro).toHaveAttribute('href', `/projetos/${projeto.id}`);
  await expectAccessible(page, '/menu', 'modal', 'Buscar, com achados');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/projetos/${projeto.id}$`));
  await expect(janela(page)).toBeHidden();
  await expect(titulo(page)).toBeFocused();

  await procurar(page, projeto.coordenador.nome);
  const pessoa = janela(page)
    .getByRole('region', { name: /^Pessoas/ })
    .getByRole('link')
    .first();
  await expect(pessoa).toContainText(projeto.coordenador.nome);
  for (let i = 0; i < 20 && !(await pessoa.evaluate((link) => link === document.activeElement)); i += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(pessoa).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titulo(page)).toHaveText('Alterar usuários');
  await expect(page.getByRole('rowheader', { name: projeto.coordenador.nome })).toBeVisible();

  await procurar(page, edital.nome);
  await expect(
    janela(page)
      .getByRole('region', { name: /^Editais/ })
      .getByRole('link', { name: edital.nome }),
  ).toHaveAttribute('href', `/editais/${edital.id}`);
  // Finds a screen at once: this does not ask the server.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('prorrog');
  await expect(janela(page).getByRole('region', { name: 'Telas, 1' })).toBeVisible();
  // What the server found for the first letters stays above until it answers for all of them.
  await expect(janela(page).getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/janelas$/);
  await expectSemMouse(page);
});

test("finds a coordinator's own project and nobody else’s; Escape returns the focus", {
  tag: '@longo',
}, async ({ page, app }) => {
  await semMouse(page);
  const eu = await novaPessoaNaTela(page, app.url);
  const id = await projetoCompleto(eu);
  const { titulo: meu } = await eu.client.lerProjeto({ params: { id } });
  await pageReady(page);
  const onde = page.getByRole('link', { name: 'Rascunhos salvos' });
  await onde.focus();
  await procurar(page, meu);
  await expect(janela(page).getByRole('link')).toHaveCount(1);
  await expect(janela(page).getByRole('link')).toContainText(`nº ${id}`);
  await page.keyboard.press('Escape');
  await expect(janela(page)).toBeHidden();
  await expect(onde).toBeFocused();

  // The previous search text is there again, selected, so that typing replaces it.
  await page.keyboard.press('Control+k');
  await expect(campo(page)).toHaveValue(meu);
  await expect(campo(page)).toBeFocused();
  await page.keyboard.type('xyzzy');
  await expect(janela(page).getByText('Nada encontrado para “xyzzy”.')).toBeVisible();
  await expectAccessible(page, '/menu', 'modal', 'Buscar, sem achados');
  await expectSemMouse(page);
});

test("finds an evaluator's designated project, and opens its assessment", { tag: '@longo' }, async ({
  page,
  app,
  quem,
  contas,
}) => {
  await semMouse(page);
  const avaliadores = doTipo(contas, 'avaliador');
  for (const conta of avaliadores) {
    const { client, id } = await loggedIn(app.url, conta);
    const [designada] = await client.listarAvaliacoesDoAvaliador({ params: { professorId: id }, query: {} });
    if (designada === undefined) continue;
    await comSessao(page, app.url, conta);
    await pageReady(page);
    await procurar(page, String(designada.projeto.id));
    await expect(janela(page).getByRole('link').first()).toContainText(designada.projeto.titulo);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/(?:avaliacao_projetos|aceitar_projeto)\/\d+$/);
    await expect(titulo(page)).toBeVisible();
    await expect(page.getByText('sem permissão')).toHaveCount(0);
    await expectSemMouse(page);
    return;
  }
  throw new Error(`no evaluator of ${avaliadores.length} has a project (${quem.exemplos.projeto})`);
});

test('opens the search by a button on a phone; without a response it tells so, keeps the text and asks again', {
  tag: '@longo',
}, async ({ page, app }) => {
  await page.setViewportSize(larguras.estreita);
  await novaPessoaNaTela(page, app.url);
  await pageReady(page);
  // A status 500, which the page does not repeat by itself once the server is back.
  await page.route('**/api/busca?**', (route) =>
    route.fulfill({ status: 500, json: { code: 'ERRO_INTERNO', message: 'A busca falhou.', id: 'falha-1' } }),
  );
  await page.getByRole('button', { name: /^Buscar projeto/ }).click();
  await campo(page).fill('sessões');
  // The search offers screens even when the server fails.
  await expect(janela(page).getByRole('link', { name: 'Sessões' })).toBeVisible();
  await expect(janela(page).getByText('A busca falhou.')).toBeVisible();
  await expectAccessible(page, '/menu', 'modal', 'Buscar, com falha');
  await page.unroute('**/api/busca?**');
  await janela(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(janela(page).getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
  await expect(campo(page)).toHaveValue('sessões');
  await janela(page).getByRole('link', { name: 'Sessões' }).click();
  await expect(titulo(page)).toHaveText('Sessões');
});

test('leaves Ctrl+K to the editor inside an editor', { tag: '@longo' }, async ({ page, app }) => {
  await novaPessoaNaTela(page, app.url);
  await page.goto('/introducao_projeto');
  await pageReady(page);
  const editor = page.locator('[contenteditable="true"]').first();
  await editor.click();
  await page.keyboard.press('Control+k');
  await expect(janela(page)).toBeHidden();
});
