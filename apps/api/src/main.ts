import pino, { type Logger } from 'pino';
import { createLogDestination } from './adapters/log-destination.ts';
import { type Config, ConfigError, readConfig, verificarConfiguracao } from './config/config.ts';
import { loadEnvFile } from './config/env-file.ts';
import type { Deps } from './context.ts';
import { StartupError } from './db/connection/startup-error.ts';
import type { Running, StartOptions } from './server/start.ts';
import { createVoice } from './server/voice.ts';
import { COMMIT, VERSAO } from './version.ts';

const voice = createVoice();

/** From sysexits.h; systemd's unit does not restart after this code. */
const BAD_CONFIGURATION = 78;

/** `npm start`, and `npm run demo` with --demo. */
async function main(): Promise<void> {
  const demonstracao = process.argv.includes('--demo');
  const remarks = loadEnvFile();
  const config = readConfig(process.env, { demonstracao });
  const level = config.logLevel ?? (demonstracao ? 'warn' : 'info');
  const log = pino({ level }, createLogDestination());
  const { avisos } = verificarConfiguracao(process.env, { demonstracao });
  for (const aviso of [...remarks, ...avisos]) voice.complain(aviso);
  log.info({ versao: VERSAO, commit: COMMIT }, 'versão do programa');
  if (demonstracao) return demonstrar(config, log);
  const { keepDataDir } = await import('./demo/session.ts');
  await keepDataDir(config);
  const running = await iniciar(config, log);
  const { listenAndWait } = await import('./server/listen.ts');
  await listenAndWait(running, config, voice);
}

/** The database starts in a separate process while this process loads the application. */
async function iniciar(config: Config, log: Logger, opcoes: StartOptions = {}): Promise<Running> {
  const { openConfigured } = await import('./db/connection/open.ts');
  const aberto = openConfigured(config, log);
  // `start` awaits it; until then a rejection must not end the process.
  aberto.catch(() => undefined);
  const { start } = await import('./server/start.ts');
  return start(config, log, { ...opcoes, aberto });
}

async function demonstrar(config: Config, log: Logger): Promise<void> {
  const { freshDataDir, printAccounts } = await import('./demo/session.ts');
  const { contaDoEstudante, seedDemo } = await import('./demo/seed.ts');
  const { listenAndWait } = await import('./server/listen.ts');
  await freshDataDir(config, process.env.DATA_DIR !== undefined && process.env.DATA_DIR !== '');
  const seed = async (deps: Deps) => {
    const { contas } = await seedDemo(deps);
    return { contas: [...contas, ...(await contaDoEstudante(deps.database.db))] };
  };
  const running = await iniciar(config, log, { seed });
  await listenAndWait(running, config, voice, (url) => printAccounts(url, config, running.deps.contas));
}

try {
  await main();
} catch (error) {
  const conhecido = error instanceof ConfigError || error instanceof StartupError;
  voice.complain(conhecido ? error.message : String(error instanceof Error ? error.stack : error));
  process.exit(error instanceof ConfigError ? BAD_CONFIGURATION : 1);
}
