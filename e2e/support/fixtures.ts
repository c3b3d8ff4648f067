import { test as base, expect } from '@playwright/test';
import type { Conta } from './api.ts';
import { type App, startApp } from './app.ts';
import { contasDaJornada } from './contas.ts';
import { type Retomar, sessoes } from './entrar.ts';
import { vigiarEscritas } from './escritas.ts';
import { type Visitantes, visitantes } from './exemplos.ts';
import { modelo } from './modelo.ts';
import { vigiarPedidos } from './pronta.ts';
import { vigiar } from './vigia.ts';

interface WorkerFixtures {
  readonly modo: 'demo' | 'vazio';
  /** A name of the file's own: its acts change the university for good, so that no other file may share it. */
  readonly propria: string | null;
  /** The instant at which the file's own server stands (RELOGIO, D24); null: the real time. */
  readonly relogio: string | null;
  readonly app: App;
  readonly contas: readonly Conta[];
  readonly retomar: Retomar;
  readonly quem: Visitantes;
}

interface TestFixtures {
  readonly baseURL: string;
  /** False where pages try on purpose what their policy forbids, or ask another origin. */
  readonly vigiada: boolean;
}

/**
 * The test of every journey: `page` of a running product, which never puts personal data into the browser's storage
 * (T-K3), asks no other origin for anything and breaks its own policy nowhere (T-K1, T-M12). One application per worker and kind; a journey takes the
 * empty one with `test.use({ modo: 'vazio' })` at the top of its file.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  vigiada: [true, { option: true }],
  modo: ['demo', { option: true, scope: 'worker' }],
  propria: [null, { option: true, scope: 'worker' }],
  relogio: [null, { option: true, scope: 'worker' }],
  app: [
    async ({ modo, relogio }, use) => {
      // At another instant, or empty, it begins anew.
      const deAgora = modo === 'demo' && relogio === null;
      const app = await startApp({
        modo,
        ...(deAgora ? { copiaDe: modelo() } : {}),
        ...(relogio === null ? {} : { env: { RELOGIO: relogio } }),
      });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 20 * 60_000 },
  ],
  contas: [async ({ app, modo }, use) => use(await contasDaJornada(app, modo)), { scope: 'worker' }],
  retomar: [({ app }, use) => use(sessoes(app.url)), { scope: 'worker' }],
  quem: [async ({ app, contas }, use) => use(await visitantes(app.url, contas)), { scope: 'worker' }],
  baseURL: ({ app }, use) => use(app.url),
  context: async ({ context, vigiada }, use) => {
    vigiarPedidos(context);
    const conferirEscritas = await vigiarEscritas(context);
    const vigia = vigiada ? await vigiar(context) : null;
    await use(context);
    conferirEscritas();
    if (vigia !== null) expect(vigia).toEqual({ violacoes: [], fora: [] });
  },
});

export { expect } from '@playwright/test';
