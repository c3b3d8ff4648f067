import type { Config } from './config.ts';
import type { Running } from './start.ts';

const PRAZO_MS = 9_000;

function addressOf(config: Config, port: number): string {
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(config.host) ? 'localhost' : config.host;
  return `http://${host}:${port}`;
}

/** Listens, says where, and leaves in order on SIGTERM or SIGINT: exit 0 within ten seconds (T-H2). */
export async function listenAndWait(
  running: Running,
  config: Config,
  onReady?: (url: string) => void,
): Promise<void> {
  await running.app.listen({ host: config.host, port: config.port });
  const address = running.app.server.address();
  const url = addressOf(config, typeof address === 'object' && address !== null ? address.port : config.port);
  process.stdout.write(`Instrutoria em ${url}\n`);
  onReady?.(url);
  let leaving = false;
  const leave = (): void => {
    if (leaving) return;
    leaving = true;
    setTimeout(() => process.exit(1), PRAZO_MS).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
}
