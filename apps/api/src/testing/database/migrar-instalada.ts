import type { Database } from '../../db/connection/connection.ts';
import { migrate } from '../../db/migrate.ts';
import { marcarConcluida } from '../../features/instalacao/repository.ts';

/**
 * Migrates and marks the product as installed: every test starts with this, except those of the first run.
 */
export async function migrarInstalada(database: Database): Promise<void> {
  await migrate(database);
  await marcarConcluida(database.db, new Date());
}
