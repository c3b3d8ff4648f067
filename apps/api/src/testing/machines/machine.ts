import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { serverProcesses } from '@instrutoria/postgres-embutido/testing/processes.ts';
import type { ServerProcess } from '../server/server-process.ts';
import { createDisk } from './power-cut.ts';

/** A machine with one disk, on which an application and its PostgreSQL run until the power fails. */
export interface Machine {
  /** False where no disk can be mounted: then the processes are killed, and their writes stay. */
  readonly losesPower: boolean;
  readonly folder: string;
  /**
   * Cuts the power of these, and restores it: none of their processes runs, and the disk has only what was
   * flushed.
   */
  cutPower(cluster: string, server?: ServerProcess): Promise<void>;
  remove(): Promise<void>;
}

/** `must`: throws where no disk can be mounted, instead of falling back to kills. */
export async function createMachine({ must }: { readonly must: boolean }): Promise<Machine> {
  const disk = await createDisk().catch((error: unknown) => {
    if (must) throw error;
    return null;
  });
  const folder = disk?.folder ?? (await temporaryDataDir({ onDisk: true }));
  return {
    losesPower: disk !== null,
    folder,
    async cutPower(cluster, server) {
      // Stopped, not killed, because a dying PostgreSQL would still write.
      if (server !== undefined) process.kill(server.pid, 'SIGSTOP');
      const stopped = await stopAll(cluster);
      const photograph = await disk?.photograph();
      await server?.kill();
      for (const pid of stopped) process.kill(pid, 'SIGKILL');
      while ((await serverProcesses(cluster)).length > 0) await sleep(10);
      if (photograph !== undefined) await disk?.restore(photograph);
    },
    remove: () => disk?.remove() ?? rm(folder, { recursive: true, force: true }),
  };
}

/** The postmaster is first in the list, so that no new process of it escapes. */
async function stopAll(cluster: string): Promise<Set<number>> {
  const stopped = new Set<number>();
  for (;;) {
    const running = (await serverProcesses(cluster)).filter((pid) => !stopped.has(pid));
    if (running.length === 0) return stopped;
    for (const pid of running) {
      process.kill(pid, 'SIGSTOP');
      stopped.add(pid);
    }
  }
}
