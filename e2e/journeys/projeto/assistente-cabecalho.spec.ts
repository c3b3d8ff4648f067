import type { Page } from '@playwright/test';
import { pageReady } from '../../support/browser/page-idle.ts';
import { novaPessoaNaTela, rascunhoCompleto, retomarRascunho } from '../../support/browser/sessao.ts';
import { ehDoAssistente, telas } from '../../support/browser/telas.ts';
import { expect, test } from '../../support/fixtures.ts';
import { editor } from '../../support/scenes/assistente.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { IDEIA } from '../../support/scenes/proposta.ts';
import { loggedIn } from '../../support/server/api.ts';

const etapas = telas.filter(ehDoAssistente).map(({ path }) => path);

/** The top of the first field with its label; the product's notices above the page are subtracted. */
const inicioDoCampo = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const avisos = main.firstElementChild?.getBoundingClientRect().height ?? 0;
    const campo = main.querySelector('form header')?.nextElementSibling;
    return Math.round((campo?.getBoundingClientRect().top ?? Number.NaN) - avisos);
  });

/** Whether the middle of the element's first line is visible, with nothing over it. */
const seVe = (page: Page) =>
  page.evaluate(() => {
    const alvo = document.activeElement;
    if (alvo === null) return false;
    const { left, top, width, height } = alvo.getBoundingClientRect();
    const visto = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12));
    return visto !== null && (alvo.contains(visto) || visto.contains(alvo));
  });

test('shows the first field of each step within 200 px at 1280 × 800, and the main button at every scroll position', {
  tag: '@longo',
}, async ({ page, app }) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  await rascunhoCompleto(pessoa);
  await retomarRascunho(page, IDEIA.titulo);
  await expect(page).toHaveURL(/revisao_projeto$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of etapas) {
    // The first step shows a notice that another project is being continued.
    if (path === '/cadastro_projeto') continue;
    await page.goto(path);
    await pageReady(page);
    expect(await inicioDoCampo(page), path).toBeLessThanOrEqual(200);
    const nome = /^(?:Salvar e continuar|Enviar projeto)$/;
    const noAlto = page.locator('main button[aria-hidden]').filter({ hasText: nome });
    await expect(noAlto, path).toBeInViewport();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(noAlto, path).toBeInViewport();
    await expect(page.getByRole('button', { name: nome }), path).toBeInViewport();
  }
});

test('shows the open calls on the first step within 200 px, none chosen', { tag: '@longo' }, async ({
  page,
  app,
}) => {
  await novaPessoaNaTela(page, app.url);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/cadastro_projeto');
  await pageReady(page);
  const edital = page.getByRole('combobox', { name: 'Edital', exact: true });
  // The call that opened last comes first.
  await expect(edital.locator('option').nth(1)).toHaveText(/Ensino de Graduação \(inscrições até /);
  await expect(edital.locator('option').nth(2)).toHaveText(/Inovação Pedagógica \(inscrições até /);
  await expect(edital).toHaveValue('');
  expect(await inicioDoCampo(page)).toBeLessThanOrEqual(200);
});

test('shows the only open call on the first step within 200 px, already chosen', { tag: '@longo' }, async ({
  page,
  app,
  contas,
}) => {
  const { client } = await loggedIn(app.url, doTipo(contas, 'administrador')[0]);
  const [, ...outros] = await client.listarEditaisAbertos();
  for (const { id, versao } of outros) await client.encerrarInscricoes({ params: { id }, ifMatch: versao });
  await novaPessoaNaTela(page, app.url);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/cadastro_projeto');
  await pageReady(page);
  const edital = page.getByRole('combobox', { name: 'Edital', exact: true });
  await expect(edital.locator('option')).toHaveCount(2);
  await expect(edital).not.toHaveValue('');
  expect(await inicioDoCampo(page)).toBeLessThanOrEqual(200);
  // Nothing was typed, so leaving and coming back by the menu asks nothing.
  await page.getByRole('link', { name: 'Início' }).first().click();
  await page
    .getByRole('link', { name: /cadastrar projeto/i })
    .first()
    .click();
  await expect(edital).not.toHaveValue('');
  await expect(page.getByRole('dialog')).toBeHidden();
  await edital.selectOption('');
  await expect(edital).toHaveValue('');
  for (const { id, fim } of outros) {
    const motivo = 'As inscrições foram encerradas por engano.';
    await client.reabrirInscricoes({ params: { id }, body: { fim, motivo } });
  }
});

test('links each step in the header by its name, and keeps typed text on the way back', async ({
  page,
  app,
}) => {
  await novaPessoaNaTela(page, app.url);
  await page.goto('/especificacoes_projeto');
  await pageReady(page);
  await page.getByRole('textbox', { name: 'Título do projeto' }).fill('Antes de estar pronto');
  const etapasNoAlto = page.getByRole('navigation', { name: 'Etapa 2 de 7' });
  await expect(etapasNoAlto.getByRole('listitem')).toHaveCount(7);
  await expect(etapasNoAlto.locator('[aria-current="step"]')).toContainText('Especificações e disciplinas');
  await expect(page.getByText('Etapa 2 de 7 · especificações (1 de 3)', { exact: true })).toBeVisible();
  await etapasNoAlto.getByRole('link', { name: /Introdução.*a fazer/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introdução');
  await page
    .getByRole('navigation', { name: 'Etapa 5 de 7' })
    .getByRole('link', { name: /Especificações e disciplinas/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Título do projeto' })).toHaveValue('Antes de estar pronto');
});

test('covers no focused element by the header (T-L5, WCAG 2.4.11)', { tag: '@longo' }, async ({
  page,
  app,
}) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  await rascunhoCompleto(pessoa);
  await retomarRascunho(page, IDEIA.titulo);
  await expect(page).toHaveURL(/revisao_projeto$/);
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/cronograma_projeto');
  await pageReady(page);
  await page.getByRole('button', { name: 'Salvar rascunho' }).focus();
  // Goes backwards through ten editors: each comes into view from above, where the header is.
  for (let parada = 0; parada < 40; parada += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await seVe(page), `stop ${parada}`).toBe(true);
  }
});

test('covers no focused element by the bar of warnings at the foot of the window (T-L5)', {
  tag: '@longo',
}, async ({ page, app }) => {
  await novaPessoaNaTela(page, app.url);
  await page.goto('/resumo_projeto');
  await pageReady(page);
  await page.context().setOffline(true);
  await editor(page, 'Resumo').fill('O ensino por pares');
  await expect(page.getByText(/^Sem internet/)).toBeVisible();
  const botao = page.getByRole('button', { name: 'Salvar rascunho' });
  const alto = await botao.evaluate((element) => {
    const antes = document.createElement('span');
    antes.id = 'antes';
    antes.tabIndex = 0;
    element.before(antes);
    scrollTo(0, 0);
    return Math.ceil(element.getBoundingClientRect().bottom);
  });
  // The window ends just below the button, which is therefore inside the window but under the bar.
  await page.setViewportSize({ width: 1280, height: alto + 2 });
  await page.evaluate(() => {
    scrollTo(0, 0);
    document.getElementById('antes')?.focus({ preventScroll: true });
  });
  await page.keyboard.press('Tab');
  await expect(botao).toBeFocused();
  expect(await seVe(page)).toBe(true);
});

test('scrolls the header with the page on a phone and at 400 % zoom, with the main button below the fields', {
  tag: '@longo',
}, async ({ page, app }) => {
  await novaPessoaNaTela(page, app.url);
  for (const [width, height] of [
    [320, 256],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/especificacoes_projeto');
    await pageReady(page);
    const etapasNoAlto = page.getByRole('navigation', { name: 'Etapa 2 de 7' });
    const onde = () => etapasNoAlto.evaluate((nav) => nav.getBoundingClientRect().top + scrollY);
    const antes = await onde();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await onde(), 'it scrolls with the page').toBe(antes);
    const salvar = page.getByRole('button', { name: 'Salvar e continuar' });
    const depois = await salvar.evaluate((button) => {
      const radios = [...document.querySelectorAll('main input[type=radio]')];
      return radios.every(
        (radio) => radio.getBoundingClientRect().bottom < button.getBoundingClientRect().top,
      );
    });
    expect(depois).toBe(true);
  }
});
