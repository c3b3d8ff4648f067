import { errno } from '../adapters/files/errno.ts';
import type { Config } from '../config/config.ts';
import { StartupError } from '../db/connection/startup-error.ts';
import { textoDoCodigo } from '../features/instalacao/use-cases/codigo-ao-iniciar.ts';
import type { Running } from './start.ts';
import type { Voice } from './voice.ts';

const PRAZO_MS = 9_000;

function addressOf(config: Config, port: number): string {
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(config.host) ? 'localhost' : config.host;
  return `http://${host}:${port}`;
}

/** An address, and the variables that set it. */
interface Endereco {
  readonly host: string;
  readonly port: number;
  readonly nomeDoHost: string;
  readonly nomeDaPorta: string;
}

function refusal(error: unknown, { host, port, nomeDoHost, nomeDaPorta }: Endereco): unknown {
  const why: Readonly<Record<string, string>> = {
    EADDRINUSE: `já está em uso por outro programa. Encerre-o ou escolha outra em ${nomeDaPorta}`,
    EACCES: `não é permitida a este usuário do sistema. Escolha outra em ${nomeDaPorta}, acima de 1023`,
    EADDRNOTAVAIL: `não existe neste computador. Corrija ${nomeDoHost}`,
    ENOTFOUND: `não existe neste computador. Corrija ${nomeDoHost}`,
  };
  const text = why[errno(error) ?? ''];
  return text === undefined
    ? error
    : new StartupError(`A porta ${port} em ${host} ${text}.`, { cause: error });
}

async function listenOn(app: Running['app'], endereco: Endereco): Promise<void> {
  try {
    await app.listen({
      host: endereco.host,
      port: endereco.port,
      listenTextResolver: (address) => `escutando em ${address}`,
    });
  } catch (error) {
    throw refusal(error, endereco);
  }
}

/**
 * Listens, and stops gracefully on SIGTERM or SIGINT: exits with 0 within ten seconds (T-H2). Throws
 * StartupError, after stopping everything, when the address is not available.
 */
export async function listenAndWait(
  running: Running,
  config: Config,
  voice: Voice,
  onReady: (url: string) => void = () => undefined,
): Promise<void> {
  try {
    const { host, port, interno } = config;
    if (running.interno !== null && interno !== undefined) {
      await listenOn(running.interno, { ...interno, nomeDoHost: 'INTERNO', nomeDaPorta: 'INTERNO' });
    }
    await listenOn(running.app, { host, port, nomeDoHost: 'HOST', nomeDaPorta: 'PORT' });
  } catch (error) {
    await running.stop();
    throw error;
  }
  const address = running.app.server.address();
  const url = addressOf(config, typeof address === 'object' && address !== null ? address.port : config.port);
  voice.say(`Instrutoria em ${url}`);
  onReady(url);
  if (running.codigo !== null) voice.say(textoDoCodigo(running.codigo, url));
  let leaving = false;
  const leave = (): void => {
    if (leaving) return;
    leaving = true;
    setTimeout(() => process.exit(1), PRAZO_MS).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        voice.complain(String(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
}
