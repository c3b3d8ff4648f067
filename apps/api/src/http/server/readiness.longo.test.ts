import { silentLog } from '@instrutoria/postgres-embutido/log.ts';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { readPlace } from '@instrutoria/postgres-embutido/testing/place.ts';
import { serverProcesses } from '@instrutoria/postgres-embutido/testing/processes.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../db/connection/connection.ts';
import { removeDataDir } from '../../db/connection/embedded.ts';
import { send } from '../../testing/client.ts';
import { migrarInstalada } from '../../testing/database/migrar-instalada.ts';
import { type ServerProcess, startServer } from '../../testing/server/server-process.ts';

/** Each round stops the server once and kills it once. `test:longo` runs 10 (T-H8). */
const RODADAS = Number(process.env.RODADAS_BANCO_PARADO ?? 1);

let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  dataDir = await temporaryDataDir();
  const database = await openDatabase({ dataDir, log: silentLog });
  await migrarInstalada(database);
  await database.close();
  server = await startServer({ DATA_DIR: dataDir });
});
afterEach(async () => {
  await server.kill();
  await removeDataDir(dataDir);
});

const status = async (path: string) => (await send(server.url, 'GET', path)).status;
const signal = async (name: NodeJS.Signals): Promise<void> => {
  const { cluster = '' } = (await readPlace(dataDir)) ?? {};
  for (const pid of await serverProcesses(cluster)) {
    try {
      process.kill(pid, name);
    } catch (error) {
      // A process of the server may end between the list and the signal.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
};
const recovers = () => expect.poll(() => status('/saude/pronta'), { interval: 100 }).toBe(200);

test(`T-H8 stays alive, reports not ready and recovers by itself when PostgreSQL is stopped and killed ${RODADAS} times`, async () => {
  for (let rodada = 0; rodada < RODADAS; rodada += 1) {
    await recovers();
    await signal('SIGSTOP');
    expect(await status('/saude/viva')).toBe(200);
    expect(await send(server.url, 'GET', '/saude/pronta')).toMatchObject({
      status: 503,
      body: { code: 'NAO_PRONTO' },
    });
    expect(await status('/api/unidade')).toBe(503);
    await signal('SIGCONT');
    await recovers();
    expect(await status('/api/unidade')).toBe(200);

    await signal('SIGKILL');
    expect(await status('/saude/viva')).toBe(200);
    await recovers();
    expect(await status('/api/unidade')).toBe(200);
  }
});
