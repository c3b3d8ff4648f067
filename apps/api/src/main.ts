import pino from 'pino';
import { createLogDestination } from './adapters/log-destination.ts';
import { ConfigError, readConfig, verificarConfiguracao } from './config.ts';
import { StartupError } from './db/startup-error.ts';
import { listenAndWait } from './listen.ts';
import { start } from './start.ts';
import { COMMIT, VERSAO } from './versao.ts';

/** `npm start`, and `npm run demo` with --demo. */
async function main(): Promise<void> {
  const demonstracao = process.argv.includes('--demo');
  const config = readConfig(process.env, { demonstracao });
  const level = config.logLevel ?? (demonstracao ? 'warn' : 'info');
  const log = pino({ level }, createLogDestination());
  const { avisos } = verificarConfiguracao(process.env, { demonstracao });
  for (const aviso of avisos) process.stderr.write(`${aviso}\n`);
  log.info({ versao: VERSAO, commit: COMMIT }, 'versão do programa');
  const { freshDataDir, keepDataDir, printAccounts } = await import('./demo/session.ts');
  if (!demonstracao) {
    await keepDataDir(config);
    await listenAndWait(await start(config, log), config);
    return;
  }
  const { seedDemo } = await import('./demo/seed.ts');
  await freshDataDir(config, process.env.DATA_DIR !== undefined && process.env.DATA_DIR !== '');
  const running = await start(config, log, seedDemo);
  await listenAndWait(running, config, (url) => printAccounts(url, config, running.deps.contas));
}

try {
  await main();
} catch (error) {
  const conhecido = error instanceof ConfigError || error instanceof StartupError;
  process.stderr.write(
    `${conhecido ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}
