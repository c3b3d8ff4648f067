import type { Page } from '@playwright/test';
import { pageReady } from '../../support/browser/page-idle.ts';
import { novaPessoaNaTela, rascunhoCompleto } from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { escolherEdital } from '../../support/scenes/assistente.ts';

/** All that a browser stores for the origin of a page. */
function guardadoEmTudo(page: Page) {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage),
    sessao: Object.keys(sessionStorage),
    bancos: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    trabalhadores: (await navigator.serviceWorker.getRegistrations()).length,
    cookies: document.cookie,
  }));
}

test("[C-F4] T-K2: keeps only the browser's own token after a logout, and shows nothing on Back", async ({
  page,
  app,
}) => {
  const pessoa = await novaPessoaNaTela(page, app.url, 'Quitéria Valadares Pinho');
  await rascunhoCompleto(pessoa);
  await page.goto('/atualizar_professor');
  await pageReady(page);
  await page.goto('/rascunhos_salvos');
  await pageReady(page);
  await page.goto('/cadastro_projeto');
  await escolherEdital(page);
  expect((await guardadoEmTudo(page)).local).toContain('token');

  // A deliberate logout removes the proposal too, and asks first about text that the server does not have yet
  // (C-B7).
  await expect(page.locator('[data-autosave="salvo"]')).toBeVisible();
  await page.getByRole('button', { name: /Quitéria Valadares Pinho/ }).click();
  const [sair] = await Promise.all([
    page.waitForResponse(/\/auth\/logout$/),
    page.getByRole('button', { name: 'Sair', exact: true }).click(),
  ]);
  expect(await sair.headerValue('clear-site-data')).toBe('"cache"');
  await expect(page).toHaveURL(/\/login$/);
  expect(await guardadoEmTudo(page)).toEqual({
    // Only the browser's own token stays, which belongs to no person (D51).
    local: ['dispositivo'],
    sessao: [],
    bancos: [],
    caches: [],
    trabalhadores: 0,
    cookies: '',
  });

  const lidas: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() && /^\/api\/(professor|projeto)/.test(pathname)) lidas.push(pathname);
  });
  // Presses Back, as the next person on a shared machine might.
  for (let step = 0; step < 4; step += 1) {
    await page.goBack().catch(() => null);
    if (!page.url().startsWith(app.url)) break;
    await expect(page).toHaveURL(/\/(login|robots\.txt)/);
    const visto = (await page.locator('body').textContent()) ?? '';
    for (const segredo of ['Quitéria', pessoa.email, pessoa.siape]) expect(visto).not.toContain(segredo);
  }
  expect(lidas).toEqual([]);
});
