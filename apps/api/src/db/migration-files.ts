import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Migration {
  readonly indice: number;
  readonly nome: string;
  /** SHA-256 of the file's text, line ends made equal. */
  readonly resumo: string;
  readonly comandos: readonly string[];
}

/** The product's own migrations. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The migrations of a folder that drizzle-kit writes, in their order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(
    await readFile(join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  return Promise.all(
    journal.entries.map(async ({ idx, tag }) => {
      const text = (await readFile(join(folder, `${tag}.sql`), 'utf8')).replaceAll('\r\n', '\n');
      const comandos = text.split('--> statement-breakpoint').filter((part) => part.trim() !== '');
      return { indice: idx, nome: tag, resumo: createHash('sha256').update(text).digest('hex'), comandos };
    }),
  );
}
