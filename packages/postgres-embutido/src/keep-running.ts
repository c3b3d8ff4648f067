import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import type { Postmaster } from './postmaster.ts';

/**
 * Starts a server, and restarts it when it ends unexpectedly (T-H1). Only the first start's error is thrown.
 */
export async function keepRunning(
  start: () => Promise<Postmaster>,
  clearAway: () => Promise<void>,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  let current = await start();
  const stopping = new AbortController();
  const restart = async (): Promise<void> => {
    for (let pause = 0; !stopping.signal.aborted; pause = Math.min(10_000, pause * 2 + 250)) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        await clearAway();
        current = await start();
        return;
      } catch (error) {
        log.error(`o PostgreSQL embutido não voltou: ${String(error)}`);
      }
    }
  };
  const watch = async (): Promise<void> => {
    await current.ended;
    while (!stopping.signal.aborted) {
      log.error('o PostgreSQL embutido terminou sem ser pedido; iniciando-o de novo');
      await restart();
      if (stopping.signal.aborted) await current.stop(); // it was started while we were being stopped
      await current.ended;
    }
  };
  const watched = watch();
  return {
    async stop() {
      stopping.abort();
      await current.stop();
      await watched;
    },
  };
}
