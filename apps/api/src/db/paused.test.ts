import { silentLog as log } from '@instrutoria/postgres-embutido/log.ts';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { readPlace } from '@instrutoria/postgres-embutido/testing/place.ts';
import { serverProcesses } from '@instrutoria/postgres-embutido/testing/processes.ts';
import { expect, test } from 'vitest';
import { connectTo } from './connection.ts';
import { removeDataDir, startEmbedded } from './embedded.ts';
import { many } from './query.ts';
import { sql } from './sql.ts';
import { inTransaction } from './transaction.ts';

test('T-H8 a server that stands still ten times is told as busy and used again by itself', async () => {
  const dataDir = await temporaryDataDir();
  const { connection, stop } = await startEmbedded({ dataDir, log });
  const hurried = { ...connection, query_timeout: 200 };
  const database = await connectTo({ connection: hurried, mode: 'embedded', log, onClose: stop });
  const work = () => inTransaction(database, (tx) => many(tx, sql`select 1 as um`));
  const cluster = (await readPlace(dataDir))?.cluster ?? '';
  for (let round = 0; round < 10; round += 1) {
    const pids = await serverProcesses(cluster);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await expect(work()).rejects.toMatchObject({ kind: 'indisponivel', code: 'BANCO_OCUPADO' });
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    await expect.poll(() => work().catch(String)).toEqual([{ um: 1 }]);
  }
  await database.close();
  await removeDataDir(dataDir);
});
