import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Migration {
  readonly indice: number;
  readonly nome: string;
  /** SHA-256 of the text with equal line ends. */
  readonly resumo: string;
  readonly comandos: readonly string[];
}

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Of a drizzle-kit folder, in order. */
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
