import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { writeDurable } from '../adapters/files/durable-write.ts';
import { errno } from '../adapters/files/errno.ts';
import type { Database } from '../db/connection/connection.ts';

type Mode = Database['mode'];

/** Holds the secret that the embedded database keeps in DATA_DIR/segredo; never part of a backup's rows. */
export const SECRET_TABLE = 'segredo';

/** The secret that the installation generated, or null before its first start. */
export async function readSecret(client: pg.Client, mode: Mode, dataDir: string): Promise<string | null> {
  if (mode === 'server') {
    const { rows } = await client.query<{ valor: string }>(
      `select valor from public.segredo where nome = 'jwt'`,
    );
    return rows[0]?.valor ?? null;
  }
  try {
    return (await readFile(join(dataDir, 'segredo'), 'utf8')).trim();
  } catch (error) {
    if (errno(error) === 'ENOENT') return null;
    throw error;
  }
}

export async function writeSecret(
  client: pg.Client,
  mode: Mode,
  dataDir: string,
  secret: string,
): Promise<() => Promise<void>> {
  if (mode === 'server') {
    await client.query(`insert into public.segredo (nome, valor) values ('jwt', $1)`, [secret]);
    return async () => undefined; // rolled back with the transaction
  }
  const path = join(dataDir, 'segredo');
  await writeDurable(path, secret);
  return () => rm(path, { force: true });
}
