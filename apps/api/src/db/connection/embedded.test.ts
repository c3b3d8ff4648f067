import { silentLog as log } from '@instrutoria/postgres-embutido/log.ts';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { openDatabase } from './connection.ts';
import { removeDataDir, runningConnection } from './embedded.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await temporaryDataDir();
});
afterEach(() => removeDataDir(dataDir));

test('creates a database on the first start, and migrates it', async () => {
  const database = await openDatabase({ dataDir, log });
  expect(await migrate(database)).not.toEqual([]);
  await database.close();
});

test('T-H13 refuses a second application like any start, and runs the cli beside the first', async () => {
  const database = await openDatabase({ dataDir, log });
  const refused = {
    name: 'StartupError',
    message: expect.stringContaining('Outra instância do Instrutoria'),
  };
  await expect(openDatabase({ dataDir, log })).rejects.toMatchObject(refused);
  await expect(removeDataDir(dataDir)).rejects.toMatchObject({ name: 'StartupError' });
  expect((await database.pool.query('select 1 as um')).rows).toEqual([{ um: 1 }]);
  const beside = await openDatabase({ dataDir, log, shareRunning: true });
  expect((await beside.pool.query('select 2 as dois')).rows).toEqual([{ dois: 2 }]);
  await beside.close();
  await database.close();
});

test('finds no database where none was created', async () => {
  await expect(runningConnection(dataDir)).rejects.toMatchObject({ name: 'StartupError' });
});
