import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config/config.ts';
import { CliError } from './cli-error.ts';

/** The limit in docs/operacao.md, section 13. */
const PACIENCIA_MS = 10_000;
const PAUSA_MS = 500;

/**
 * `saude [--pronta] [--esperar]`: whether the program of this configuration answers. It waits only while
 * systemd's main process lives: otherwise the unit of an ended program would stay in its start.
 */
export async function saude(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { pronta: { type: 'boolean' }, esperar: { type: 'boolean' } },
  });
  const config = readConfig(process.env, { demonstracao: false });
  const path = values.pronta === true ? '/saude/pronta' : '/saude/viva';
  for (;;) {
    const status = await perguntar(config, path);
    if (status === 200) return;
    if (values.esperar !== true || !vive(process.env.MAINPID)) {
      throw new CliError(
        `${path} na porta ${config.port}: ${status === null ? 'sem resposta' : `respondeu ${status}`}.`,
      );
    }
    await sleep(PAUSA_MS);
  }
}

/** The status; null without an answer. */
function perguntar({ host, port }: Config, path: string): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  request(
    {
      host: ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host,
      port,
      path,
      agent: false,
      // With PUBLIC_URL set, any Host but its own or localhost is refused.
      headers: { host: 'localhost' },
      signal: AbortSignal.timeout(PACIENCIA_MS),
    },
    (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    },
  )
    .on('error', () => resolve(null))
    .end();
  return promise;
}

function vive(pid: string | undefined): boolean {
  if (!pid) return true;
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}
