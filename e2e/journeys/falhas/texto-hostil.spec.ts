import type { Page } from '@playwright/test';
import { comSessao } from '../../support/browser/entrar.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { novaPessoaNaTela } from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { ATAQUES } from '../../support/scenes/cargas-xss.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { editalAberto, propostaCompleta } from '../../support/scenes/proposta.ts';

// Switches the policy off, so that only the sanitizer protects the page.
test.use({ bypassCSP: true });

const SECOES = ['resumo', 'introducao', 'metodologia', 'resultadosEsperados', 'referencias'] as const;
const DEZ = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** All attacks, distributed over so many fields. */
function emPartes(quantas: number): string[] {
  const size = Math.ceil(ATAQUES.length / quantas);
  return Array.from({ length: quantas }, (_, part) =>
    ATAQUES.slice(part * size, (part + 1) * size).join('\n'),
  );
}

/** Operates everything in the page as a person might, and asserts that no attack has run. */
async function expectInerte(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *')) {
      for (const kind of [
        'mouseover',
        'pointerenter',
        'focus',
        'toggle',
        'animationstart',
        'load',
        'error',
      ]) {
        element.dispatchEvent(new Event(kind));
      }
    }
  });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'canario'))).toBeUndefined();
  const alive = page.locator(
    'main :is(script, iframe, object, embed, svg style, form form, [onerror], [onload], [onclick], a[href^="javascript:" i])',
  );
  await expect(alive).toHaveCount(0);
}

function pedidosFora(page: Page, origin: string): string[] {
  const fora: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !['blob:', 'data:'].includes(url.protocol)) fora.push(request.url());
  });
  return fora;
}

test('T-E1, T-E5: runs none of a thousand attacks in a response of the server, even without a policy', {
  tag: '@longo',
}, async ({ page, app }) => {
  expect(ATAQUES.length).toBeGreaterThan(1000);
  const pessoa = await novaPessoa(app.url);
  const { id } = await pessoa.client.submeterProjeto({
    body: await propostaCompleta(pessoa, await editalAberto(pessoa)),
  });
  const partes = emPartes(SECOES.length);
  // As if the server had stored the attacks unchanged: the page is the last to sanitize.
  await page.route(`**/api/projeto/projeto/${id}`, async (route) => {
    const answer = await route.fetch();
    const textos = Object.fromEntries(SECOES.map((secao, index) => [secao, partes[index]]));
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...textos } });
  });
  const atividades = emPartes(DEZ.length);
  await page.route(`**/api/cronograma/${id}`, async (route) => {
    const answer = await route.fetch();
    const linhas = (await answer.json()) as object[];
    const textos = Object.fromEntries(DEZ.map((n) => [`atividade${n}`, atividades[n - 1]]));
    await route.fulfill({ response: answer, json: linhas.map((linha) => ({ ...linha, ...textos })) });
  });
  const fora = pedidosFora(page, app.url);
  await comSessao(page, app.url, pessoa);
  for (const tela of [`/detalhes_projeto/${id}`, `/projetos_submetidos/${id}`]) {
    await page.goto(tela);
    await pageReady(page);
    await expectInerte(page);
  }
  await page.getByRole('button', { name: 'Editar projeto' }).click();
  await expect(page).toHaveURL(/_projeto$/);
  for (const tela of ['resumo_projeto', 'introducao_projeto', 'metodologia_projeto', 'resultados_projeto']) {
    await page.goto(`/${tela}`);
    await expect(page.getByRole('textbox').last()).toBeVisible();
    await expectInerte(page);
  }
  for (const tela of ['cronograma_projeto?instrutor=1', 'referencia_projeto', 'revisao_projeto']) {
    await page.goto(`/${tela}`);
    await pageReady(page);
    await expectInerte(page);
  }
  expect(fora).toEqual([]);
});

test('T-E1, T-K5: runs none of a thousand attacks in the browser’s own storage in an editor', {
  tag: '@longo',
}, async ({ page, app }) => {
  await novaPessoaNaTela(page, app.url);
  const fora = pedidosFora(page, app.url);
  const [resumo = '', introducao = '', metodologia = '', resultados = '', referencias = ''] = emPartes(5);
  await page.evaluate(
    (all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    },
    { resumo, introducao, metodologia, resultados, referencias, titulo: ATAQUES[0] ?? '' },
  );
  for (const tela of ['resumo', 'introducao', 'metodologia', 'resultados', 'referencia', 'revisao']) {
    await page.goto(`/${tela}_projeto`);
    await pageReady(page);
    await expectInerte(page);
  }
  expect(fora).toEqual([]);
});

test('T-C13: makes a Lattes address of the fixed base and sixteen digits, typed or shown', async ({
  page,
  app,
}) => {
  const pessoa = await novaPessoa(app.url);
  const { id } = await pessoa.client.submeterProjeto({
    body: await propostaCompleta(pessoa, await editalAberto(pessoa)),
  });
  const fora = pedidosFora(page, app.url);
  await comSessao(page, app.url, pessoa);
  for (const tela of ['/menu', `/projetos_submetidos/${id}`]) {
    await page.goto(tela);
    await pageReady(page);
    const link = page.locator('a[href*="lattes"]').first();
    await expect(link).toHaveAttribute('href', pessoa.lattes);
    await expect(link).toHaveAttribute('rel', /noreferrer/);
    await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0);
  }
  await page.goto('/atualizar_professor');
  for (const torto of [
    'javascript:alert(1)//lattes.cnpq.br/1234567890123456',
    'http://mal.example/1234567890123456',
  ]) {
    await page.getByRole('textbox', { name: 'Link do Lattes' }).fill(torto);
    await page.getByRole('button', { name: 'Atualizar', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'o formato do lattes deve ser http://lattes.cnpq.br/XXXXXXXXXXXXXXXX',
    );
  }
  expect(fora).toEqual([]);
});
