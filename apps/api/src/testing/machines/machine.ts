import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { serverProcesses } from '@instrutoria/postgres-embutido/testing/processes.ts';
import type { ServerProcess } from '../server/server-process.ts';
import { createDisk } from './power-cut.ts';

/** A machine with one disk, on which an application and its PostgreSQL run until the power fails. */
export interface Machine {
  /** False where no disk can be mounted: then the processes are killed, and what they wrote stays. */
  readonly losesPower: boolean;
  readonly folder: string;
  /** The power fails under these, and comes back: nothing of them runs, and the disk holds what was flushed. */
  cutPower(cluster: string, server?: ServerProcess): Promise<void>;
  remove(): Promise<void>;
}

/** `must`: throws where no disk can be mounted, instead of making a machine that is only killed. */
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
      // Stopped, not killed: a dying PostgreSQL would still write.
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

/** The postmaster comes first in the list, so that no process of it is born that nobody stops. */
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
