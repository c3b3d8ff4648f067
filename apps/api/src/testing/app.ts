import { rm } from 'node:fs/promises';
import type { Espaco } from '@instrutoria/domain/arquivo/types.ts';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { createFileStorage } from '../adapters/files/storage.ts';
import type { Email } from '../adapters/mail/email.ts';
import { createOutbox } from '../adapters/mail/outbox.ts';
import { createTransport, type Transporte } from '../adapters/mail/transport.ts';
import { FUNCIONA } from '../adapters/part-check.ts';
import { createPasswords } from '../adapters/password.ts';
import type { OpcoesDoEnvio } from '../adapters/webhook/post.ts';
import { createWebhooks } from '../adapters/webhook/queue.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { Deps } from '../context.ts';
import { armazenamentoConferido } from '../features/arquivo/use-cases/armazenamento-conferido.ts';
import { garantirChave } from '../features/declaracao/use-cases/chave-da-instituicao.ts';
import { createDeps, sealOfChanges } from '../server/deps.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { createTestDatabase, type TestDatabaseOptions } from './database/database.ts';

/** The instant at which test worlds begin; a Wednesday, not at the edge of any window. */
export const INICIO = '2026-05-13T12:00:00.000Z';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly clock: TestClock;
  /** http://127.0.0.1:port of the listening server. */
  readonly url: string;
  /** The database's address, for other processes. */
  readonly databaseUrl: string;
  /** Sent mails, in order. */
  readonly emails: readonly Email[];
  /**
   * Waits until this many mails were sent, and all that earlier acts queued: with 0 only those. Throws after
   * two minutes.
   */
  emailsAte(quantos: number): Promise<readonly Email[]>;
  /** The disk's space as the application sees it; the test may change it. */
  espaco: Espaco;
  /** The application's log lines, as text. */
  readonly logs: readonly string[];
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Notices to other systems are sent, with this resolver and time limit; else they stay in the queue. */
  readonly avisos?: Partial<OpcoesDoEnvio>;
  /** Environment variables that override the test defaults. */
  readonly env?: Readonly<Record<string, string>>;
  /** Names of the invariants that the test breaks on purpose (T-H14). */
  readonly breaks?: readonly string[];
  readonly through?: TestDatabaseOptions['through'];
  /** Passwords at the product's cost, for tests that measure or fill its queue. */
  readonly custoReal?: true;
  /** Mails are sent to SMTP_URL, with short time limits, and not stored in `emails`. */
  readonly correio?: { readonly limiteMs: number; readonly pausaS: number };
}

/** On a busy machine a new connection, or an answer, may take longer than the product waits for it. */
const patient: NonNullable<TestDatabaseOptions['through']> = (connection) => ({
  ...connection,
  connectionTimeoutMillis: 60_000,
  query_timeout: 120_000,
});

/** The real application with a separate database, on a free port, with a clock that the test sets. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { env = {}, breaks = [], through = patient, correio } = options;
  const {
    database,
    url: databaseUrl,
    drop,
  } = await createTestDatabase({
    withQueue: true,
    breaks,
    through,
  });
  const dataDir = await temporaryDataDir({ mode: 0o700 });
  const config = readConfig(
    { DATA_DIR: dataDir, PORT: '0', LIMITE_ANONIMO: '0', ...env },
    { demonstracao: false },
  );
  const clock = createTestClock(INICIO);
  const logs: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logs.push(line) });
  const emails: Email[] = [];
  const secret = Buffer.alloc(32, 7);
  const guardados: Transporte = {
    enviar: (email: Email) => {
      emails.push(email);
      return Promise.resolve();
    },
    examinar: () => Promise.resolve(FUNCIONA),
    fechar: () => undefined,
  };
  const { smtpUrl, emailRemetente: remetente } = config;
  const transporte =
    correio === undefined
      ? guardados
      : createTransport({ smtpUrl, remetente, dataDir, log, limiteMs: correio.limiteMs });
  const pausaS = correio?.pausaS ?? 30;
  const outbox = createOutbox({
    pool: database.pool,
    secret,
    transporte,
    log,
    agora: () => clock.real(),
    // One worker: at the start all of them would poll, each over a separate connection.
    simultaneos: 1,
    intervaloS: 0.5,
    pausaS,
  });
  const webhooks = createWebhooks({
    pool: database.pool,
    secret,
    log,
    agora: () => clock.real(),
    envio: { internos: config.webhooksInternos, ...options.avisos },
    intervaloS: 0.5,
    pausaS: 1,
    tentativas: 3,
    trabalhadores: options.avisos === undefined ? 0 : 2,
  });
  const t = { espaco: { livre: 500 * 1024 ** 3, total: 1024 ** 4 } };
  const espaco = { ler: async () => t.espaco };
  const storage = armazenamentoConferido(
    await createFileStorage({ armazenamentoUrl: config.armazenamentoUrl, dataDir }),
    { clock, config, database, log, outbox, seal: sealOfChanges(secret) },
  );
  const deps = createDeps({
    config,
    database,
    clock,
    storage,
    espaco,
    passwords: options.custoReal ? createPasswords() : cheapPasswords(),
    secret,
    transporte,
    outbox,
    webhooks,
    log,
    contas: [],
  });
  await garantirChave(deps);
  await outbox.start();
  await webhooks.start();
  const app = await buildApp(deps, log);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return Object.assign(t, {
    app,
    deps,
    clock,
    url,
    databaseUrl,
    emails,
    logs,
    async emailsAte(quantos: number) {
      // Only a guard against hanging; resolves when every queued mail was sent, including those of earlier
      // acts.
      const fim = performance.now() + 120_000;
      const esperam = async () => {
        const { rows } = await database.pool.query<{ n: number }>(
          `select count(*)::int as n from pgboss.job
           where name = 'email' and state in ('created', 'active') and start_after <= now()`,
        );
        return rows[0]?.n ?? 0;
      };
      while (emails.length < quantos || (await esperam()) > 0) {
        if (performance.now() > fim) throw new Error(`${emails.length} of ${quantos} mails left`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return emails;
    },
    async close() {
      await app.close();
      await Promise.all([outbox.stop(), webhooks.stop(2_000)]);
      await deps.pdf.close();
      await deps.planilhas.close();
      await rm(dataDir, { recursive: true, force: true });
      await drop();
    },
  });
}
