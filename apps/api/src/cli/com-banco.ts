import { silentLog } from '@instrutoria/postgres-embutido/log.ts';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/connection/connection.ts';
import { openDatabase } from '../db/connection/connection.ts';
import { migrate } from '../db/migrate.ts';

export async function comBanco<T>(act: (database: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env, { demonstracao: false });
  const database = await openDatabase({ ...config, log: silentLog, shareRunning: true });
  try {
    await migrate(database);
    return await act(database, config);
  } finally {
    await database.close();
  }
}
