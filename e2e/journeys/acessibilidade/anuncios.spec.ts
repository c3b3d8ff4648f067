import type { Page } from '@playwright/test';
import { pageReady } from '../../support/browser/page-idle.ts';
import { novaPessoaNaTela, rascunhoCompleto } from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { escolherEdital } from '../../support/scenes/assistente.ts';

/**
 * The texts that a screen reader announces, in order: those that come into a live region that was there
 * before them.
 */
async function ouvir(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(globalThis, 'heard', heard);
    const live =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
    const born = new WeakMap<Node, number>();
    let turn = 0;
    new MutationObserver((records) => {
      turn += 1;
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const region of [node, ...node.querySelectorAll(live)])
            if (region.matches(live)) born.set(region, turn);
        }
      }
      for (const { target, addedNodes, type } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live) ?? null;
        const text =
          type === 'characterData'
            ? target.textContent
            : [...addedNodes].map((node) => node.textContent).join(' ');
        // An alert is announced when it appears; any other live region must have been there before its text.
        const speaks = region?.role === 'alert' || (region !== null && born.get(region) !== turn);
        if (speaks && text !== null && text.trim() !== '') heard.push(text.trim());
        for (const node of addedNodes) {
          if (node instanceof Element && region === null) {
            for (const alert of node.querySelectorAll('[role="alert"]'))
              heard.push((alert.textContent ?? '').trim());
          }
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (Reflect.get(globalThis, 'heard') as string[]) ?? []);
}

/** Holds back every response of a path until the returned function is called. */
async function segurar(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test('T-L15: announces a wait, a notice and a refusal', async ({ page, app }) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  await rascunhoCompleto(pessoa);
  const ouvido = await ouvir(page);
  const diz = (texto: string | RegExp) =>
    expect.poll(async () => (await ouvido()).filter((frase) => frase.match(texto)).length, {
      message: String(texto),
    });

  await test.step('a list on its way', async () => {
    const soltar = await segurar(page, `/api/projeto/rascunho/${pessoa.id}**`);
    await page.goto('/rascunhos_salvos');
    await diz(/^Carregando/).toBe(1);
    soltar();
    await pageReady(page);
  });
  await test.step('a page on its way', async () => {
    const soltar = await segurar(page, '/assets/*.js');
    await page.getByRole('button', { name: /Coordenador$/ }).click();
    await page.getByRole('link', { name: 'Sessões' }).click();
    await diz('Carregando a página…').toBe(1);
    soltar();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sessões');
  });
  await test.step('a refusal', async () => {
    await page.goto('/especificacoes_projeto');
    await pageReady(page);
    await page.getByRole('button', { name: 'Salvar e continuar' }).click();
    await diz('Preencha todos os campos').toBeGreaterThan(0);
  });
  await test.step('a save on its way, and done', async () => {
    await page.goto('/cadastro_projeto');
    await escolherEdital(page);
    const soltar = await segurar(page, '/api/projeto/rascunho');
    await page.getByRole('button', { name: 'Salvar rascunho' }).click();
    await diz('Enviando…').toBeGreaterThan(0);
    soltar();
    await expect(page).toHaveURL(/\/menu$/);
    await diz('rascunho salvo').toBeGreaterThan(0);
    const region = page.getByRole('region', { name: 'Avisos do sistema' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
  });
});
