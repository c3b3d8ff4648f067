import { test as base } from '@playwright/test';
import type { Conta } from './api.ts';
import { type App, startApp } from './app.ts';
import { contasDaJornada } from './contas.ts';
import { type Retomar, sessoes } from './entrar.ts';

interface WorkerFixtures {
  readonly modo: 'demo' | 'vazio';
  readonly app: App;
  readonly contas: readonly Conta[];
  readonly retomar: Retomar;
}

/**
 * The test of every journey: `page` of a running product. One application per worker and kind; a journey takes the
 * empty one with `test.use({ modo: 'vazio' })` at the top of its file.
 */
export const test = base.extend<{ readonly baseURL: string }, WorkerFixtures>({
  modo: ['demo', { option: true, scope: 'worker' }],
  app: [
    async ({ modo }, use) => {
      const app = await startApp({ modo });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  contas: [async ({ app, modo }, use) => use(await contasDaJornada(app, modo)), { scope: 'worker' }],
  retomar: [({ browser, app }, use) => use(sessoes(browser, app.url)), { scope: 'worker' }],
  baseURL: ({ app }, use) => use(app.url),
});

export { expect } from '@playwright/test';
