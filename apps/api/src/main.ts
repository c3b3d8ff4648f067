import cluster from 'node:cluster';
import pino, { type Logger } from 'pino';
import { leaveHeapsToThreads } from './adapters/heap-of-threads.ts';
import { createLogDestination } from './adapters/log-destination.ts';
import { keepCompiled } from './compile-cache.ts';
import { type Config, ConfigError, readConfig, verificarConfiguracao } from './config.ts';
import { StartupError } from './db/startup-error.ts';
import type { Running, StartOptions } from './start.ts';
import { COMMIT, VERSAO } from './versao.ts';

/** `npm start`, and `npm run demo` with --demo. */
async function main(): Promise<void> {
  const demonstracao = process.argv.includes('--demo');
  const config = readConfig(process.env, { demonstracao });
  const level = config.logLevel ?? (demonstracao ? 'warn' : 'info');
  const log = pino({ level }, createLogDestination());
  if (cluster.isWorker) return umDeVarios(config, log.child({ processo: cluster.worker?.id }));
  const { avisos } = verificarConfiguracao(process.env, { demonstracao });
  for (const aviso of avisos) process.stderr.write(`${aviso}\n`);
  log.info({ versao: VERSAO, commit: COMMIT }, 'versão do programa');
  if (demonstracao) return demonstrar(config, log);
  const { keepDataDir } = await import('./demo/session.ts');
  await keepDataDir(config);
  if (config.processos > 1) {
    const { iniciarProcessos } = await import('./processos.ts');
    return iniciarProcessos(config, log);
  }
  const running = await iniciar(config, log);
  const { listenAndWait } = await import('./listen.ts');
  await listenAndWait(running, config);
}

/** The database starts, in a process of its own, while this one reads the application. */
async function iniciar(config: Config, log: Logger, opcoes: StartOptions = {}): Promise<Running> {
  const { openConfigured } = await import('./db/open.ts');
  const aberto = openConfigured(config, log, { runsElsewhere: opcoes.processos !== undefined });
  // `start` waits for it; until then nobody does.
  aberto.catch(() => undefined);
  const { start } = await import('./start.ts');
  return start(config, log, { ...opcoes, aberto });
}

/** What answers, where the first process only watches (PROCESSOS). */
async function umDeVarios(config: Config, log: Logger): Promise<void> {
  const { dizer, umDosProcessos } = await import('./adapters/processos.ts');
  const running = await iniciar(config, log, { processos: umDosProcessos() });
  const { listenAndWait } = await import('./listen.ts');
  await listenAndWait(running, config, (url) => dizer({ tipo: 'pronto', url }));
}

async function demonstrar(config: Config, log: Logger): Promise<void> {
  const { freshDataDir, printAccounts } = await import('./demo/session.ts');
  const { seedDemo } = await import('./demo/seed.ts');
  const { announce, listenAndWait } = await import('./listen.ts');
  await freshDataDir(config, process.env.DATA_DIR !== undefined && process.env.DATA_DIR !== '');
  const running = await iniciar(config, log, { seed: seedDemo });
  await listenAndWait(running, config, (url) => {
    announce(url);
    printAccounts(url, config, running.deps.contas);
  });
}

try {
  keepCompiled();
  leaveHeapsToThreads();
  await main();
} catch (error) {
  const conhecido = error instanceof ConfigError || error instanceof StartupError;
  process.stderr.write(
    `${conhecido ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}
