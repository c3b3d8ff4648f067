import { chavesPerdidas } from '@instrutoria/domain/fator/messages.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Clock, createClock } from '../adapters/clock.ts';
import { createFreeSpace } from '../adapters/files/free-space.ts';
import { createFileStorage } from '../adapters/files/storage.ts';
import { prepareTempDir } from '../adapters/files/temp-dir.ts';
import { createOutbox } from '../adapters/mail/outbox.ts';
import { createTransport, varrerEmailsEmDisco } from '../adapters/mail/transport.ts';
import { rpIdDe } from '../adapters/passkeys.ts';
import { createPasswords, type Passwords } from '../adapters/password.ts';
import { loadSecret } from '../adapters/secret.ts';
import { createWebhooks } from '../adapters/webhook/queue.ts';
import { buildApp } from '../app.ts';
import type { Config } from '../config/config.ts';
import type { ContaDeDemonstracao, Deps } from '../context.ts';
import type { Database } from '../db/connection/connection.ts';
import { openConfigured } from '../db/connection/open.ts';
import { databaseLog } from '../db/log.ts';
import { migrate } from '../db/migrate.ts';
import { startHousekeeping } from '../features/arquivo/housekeeping.ts';
import { armazenamentoConferido } from '../features/arquivo/use-cases/armazenamento-conferido.ts';
import { mudarFusoMarcado } from '../features/configuracao/housekeeping.ts';
import { contarChavesPerdidas } from '../features/conta/fator-repository.ts';
import { apagarValoresAntigos } from '../features/conta/mudanca-de-contato-repository.ts';
import { efetivarTransferencias } from '../features/coordenacao/use-cases/transferencia.ts';
import { garantirChave } from '../features/declaracao/use-cases/chave-da-instituicao.ts';
import { lembrarPorPrazo } from '../features/designacao/housekeeping.ts';
import { efetivarDesistencias } from '../features/desistencia/use-cases/efetivar.ts';
import { lembrarAlunos } from '../features/frequencia/housekeeping.ts';
import { varrerImportacoes } from '../features/importacao/housekeeping.ts';
import {
  type CodigoDeInstalacao,
  codigoAoIniciar,
} from '../features/instalacao/use-cases/codigo-ao-iniciar.ts';
import { instalarPorArquivo } from '../features/instalacao/use-cases/instalar-por-arquivo.ts';
import { atualizarPortas } from '../features/porta/housekeeping.ts';
import { avisarEncerramentos } from '../features/projeto/housekeeping.ts';
import { prepararResultados } from '../features/resultado/repository.ts';
import { passarVezes } from '../features/suplente/use-cases/suplentes.ts';
import { enviarResumos } from '../features/tarefa/housekeeping.ts';
import { buildInternal } from '../http/call/internal.ts';
import { createDeps, sealOfChanges } from './deps.ts';

export interface Running {
  readonly app: FastifyInstance;
  /** The server for monitors on a separate address; null without one. */
  readonly interno: FastifyInstance | null;
  readonly deps: Deps;
  /** Only for a pending installation. */
  readonly codigo: CodigoDeInstalacao | null;
  /** Waits for running answers, then releases everything (T-H2). */
  stop(): Promise<void>;
}

/** Fills an empty installation at its first start; returns the accounts to show. */
export type Seed = (deps: Deps) => Promise<{
  readonly contas: readonly ContaDeDemonstracao[];
}>;

export interface StartOptions {
  readonly seed?: Seed;
  /** A database whose opening has begun already. */
  readonly aberto?: Promise<Database>;
  readonly clock?: Clock;
  /** At the product's cost. */
  readonly passwords?: Passwords;
}

const clockOf = ({ relogio, demonstracao }: Config): Clock =>
  createClock(relogio, { simulavel: demonstracao });

/** Opens and migrates the database and builds the application; does not listen yet. */
export async function start(
  config: Config,
  log: FastifyBaseLogger,
  { seed, aberto, clock = clockOf(config), passwords = createPasswords() }: StartOptions = {},
): Promise<Running> {
  const { dataDir, armazenamentoUrl, jwtSecret, smtpUrl } = config;
  const database = await (aberto ?? openConfigured(config, log));
  try {
    await migrate(database, { log: databaseLog(log) });
    await prepareTempDir(dataDir);
    const secret = await loadSecret({ jwtSecret, dataDir, pool: database.pool, mode: database.mode });
    const { emailRemetente: remetente, emailSimultaneos: simultaneos } = config;
    const transporte = createTransport({ smtpUrl, remetente, simultaneos, dataDir, log });
    const outbox = createOutbox({
      pool: database.pool,
      secret,
      transporte,
      simultaneos,
      log,
      agora: () => clock.real(),
    });
    const webhooks = createWebhooks({
      pool: database.pool,
      secret,
      log,
      agora: () => clock.real(),
      envio: { internos: config.webhooksInternos },
    });
    const storage = armazenamentoConferido(await createFileStorage({ armazenamentoUrl, dataDir }), {
      clock,
      config,
      database,
      log,
      outbox,
      seal: sealOfChanges(secret),
    });
    const espaco = createFreeSpace(dataDir);
    const base = { config, database, clock, storage, espaco, passwords, log };
    await prepararResultados(database, clock.agora());
    const antes = createDeps({ ...base, secret, transporte, outbox, webhooks, contas: [] });
    await garantirChave(antes);
    const deps = seed === undefined ? antes : { ...antes, ...(await seed(antes)) };
    if (config.instalacaoArquivo !== undefined) await instalarPorArquivo(deps, config.instalacaoArquivo);
    // In parallel, since one waits for the database and the other uses the CPU.
    // The webhooks' queue after that of the mails, which creates the schema.
    const filas = outbox.start().then(() => webhooks.start());
    const [app] = await Promise.all([buildApp(deps, log), filas]);
    const perdidas = await contarChavesPerdidas(database.db, rpIdDe(config));
    // Another host in PUBLIC_URL: browsers offer the passkeys of the old one no longer.
    if (perdidas > 0) log.warn({ perdidas, publicUrl: config.publicUrl }, chavesPerdidas(perdidas));
    const parando = new AbortController();
    const housekeeping = startHousekeeping(deps, {
      lembretes: () => lembrarPorPrazo(deps),
      lembretesDosAlunos: () => lembrarAlunos(deps),
      encerramentos: () => avisarEncerramentos(deps),
      contas: async () => {
        await apagarValoresAntigos(deps.database.db, deps.clock.real());
        await varrerImportacoes(deps);
        await varrerEmailsEmDisco(dataDir, { agora: deps.clock.real() });
      },
      portas: () => atualizarPortas(deps),
      vezes: () => passarVezes(deps),
      fuso: () => mudarFusoMarcado(deps),
      desistencias: () => efetivarDesistencias(deps),
      transferencias: () => efetivarTransferencias(deps),
      // Runs after the day's reminders, which the digest does not repeat. Their own tasks report their
      // failure.
      resumos: async () => {
        await Promise.allSettled([lembrarPorPrazo(deps), avisarEncerramentos(deps)]);
        await enviarResumos(deps, parando.signal);
      },
    });
    const interno = config.interno === undefined ? null : buildInternal(deps, log);
    const codigo = await codigoAoIniciar(deps);
    return {
      app,
      interno,
      deps,
      codigo,
      async stop() {
        await app.close();
        await interno?.close();
        await codigo?.esquecer();
        parando.abort();
        await housekeeping.stop();
        await Promise.all([outbox.stop(), webhooks.stop()]);
        await deps.pdf.close();
        await deps.planilhas.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
