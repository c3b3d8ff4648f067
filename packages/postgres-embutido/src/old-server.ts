import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import { serverProcesses } from './processes.ts';
import { StartupError } from './startup-error.ts';

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended in the meantime.
    }
  }
}

/**
 * Waits until no process of the cluster's PostgreSQL is alive; returns those still alive after
 * `milliseconds`.
 */
async function waitUntilGone(cluster: string, milliseconds: number): Promise<number[]> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const alive = await serverProcesses(cluster);
    if (alive.length === 0 || performance.now() > end) return alive;
    await sleep(20);
  }
}

/** Milliseconds to wait before SIGINT, after it, after SIGQUIT and after SIGKILL. */
type Patience = readonly [number, number, number, number];
const PATIENCE: Patience = [5_000, 10_000, 5_000, 5_000];

/**
 * Ends a PostgreSQL that a killed application left. It gets time first, because its supervisor is stopping it
 * already. Call it only under the directory's lock, when no application owns that server.
 */
export async function endOldServer(cluster: string, log: Log, patience = PATIENCE): Promise<void> {
  let alive = await waitUntilGone(cluster, patience[0]);
  if (alive.length > 0) {
    log.warn(`encerrando um PostgreSQL antigo desta pasta (processos ${alive.join(', ')})`);
    signal(alive.slice(0, 1), 'SIGINT');
    alive = await waitUntilGone(cluster, patience[1]);
    signal(alive, 'SIGQUIT');
    alive = await waitUntilGone(cluster, patience[2]);
    signal(alive, 'SIGKILL');
    alive = await waitUntilGone(cluster, patience[3]);
  }
  if (alive.length > 0) {
    throw new StartupError(
      `Um PostgreSQL antigo ainda usa ${cluster} (processo ${alive[0]}) e não pôde ser encerrado.`,
    );
  }
  // No server of this directory is alive, so the pid in the file is of a dead process, a zombie, or another
  // program.
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}
