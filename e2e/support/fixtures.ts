import { test as base, expect } from '@playwright/test';
import { type Retomar, sessoes } from './browser/entrar.ts';
import { watchRequests } from './browser/page-idle.ts';
import { watchPolicy } from './browser/policy-violations.ts';
import { watchStorageWrites } from './browser/storage-writes.ts';
import { type Visitantes, visitantes } from './browser/visitantes.ts';
import { contasDaJornada } from './scenes/contas.ts';
import type { Conta } from './server/api.ts';
import type { App } from './server/app.ts';
import { type Qual, type Servidor, umaVez, umServidor } from './server/servidor.ts';

interface WorkerFixtures {
  readonly servidor: Servidor;
}

interface TestFixtures {
  readonly modo: Qual['modo'];
  /** The name of a server for this file alone, because its acts change the university for good. */
  readonly propria: string | null;
  /** The fixed instant of the file's server (RELOGIO, D24); null: the real time. */
  readonly relogio: string | null;
  readonly app: App;
  readonly contas: readonly Conta[];
  readonly retomar: Retomar;
  readonly quem: Visitantes;
  readonly baseURL: string;
  /** False where pages try on purpose what their policy forbids, or send requests to another origin. */
  readonly vigiada: boolean;
}

/**
 * The test of every journey: `page` of a running product, which must never put personal data into the
 * browser's storage (T-K3), send requests to another origin or violate its own policy (T-K1, T-M12). A worker
 * has one server, and starts another once a file asks for it; worker and browser stay. A journey uses the
 * empty server with `test.use({ modo: 'vazio' })` at the top of its file.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  vigiada: [true, { option: true }],
  modo: ['jornada', { option: true }],
  propria: [null, { option: true }],
  relogio: [null, { option: true }],
  servidor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const servidor = umServidor();
      await use(servidor);
      await servidor.parar();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ servidor, modo, propria, relogio }, use) => use(await servidor.para({ modo, propria, relogio })),
    // The first server at an instant fills its demonstration, which takes long.
    { timeout: 15 * 60_000 },
  ],
  contas: async ({ app, modo }, use) => use(await umaVez(app, 'contas', () => contasDaJornada(app, modo))),
  retomar: async ({ app }, use) => use(await umaVez(app, 'retomar', async () => sessoes(app.url))),
  quem: async ({ app, contas }, use) => use(await visitantes(app, contas)),
  baseURL: ({ app }, use) => use(app.url),
  context: async ({ context, vigiada }, use) => {
    watchRequests(context);
    const conferirEscritas = await watchStorageWrites(context);
    const vigia = vigiada ? await watchPolicy(context) : null;
    await use(context);
    conferirEscritas();
    if (vigia !== null) expect(vigia).toEqual({ violacoes: [], fora: [] });
  },
});

export { expect } from '@playwright/test';
