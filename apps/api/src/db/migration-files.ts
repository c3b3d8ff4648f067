import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Migration {
  readonly indice: number;
  readonly nome: string;
  /** SHA-256 of the text with normalised line ends. */
  readonly resumo: string;
  readonly comandos: readonly string[];
}

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * The SQL files of a folder in the order of their numbers: `0007_name.sql`. Throws when two have one number.
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    files.map(async (file) => {
      const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      const comandos = text.split('--> statement-breakpoint').filter((part) => part.trim() !== '');
      const resumo = createHash('sha256').update(text).digest('hex');
      return { indice: Number.parseInt(file, 10), nome: file.slice(0, -'.sql'.length), resumo, comandos };
    }),
  );
  const twice = migrations.find(({ indice }, i) => migrations[i - 1]?.indice === indice);
  if (twice !== undefined) throw new Error(`two migrations have the number of ${twice.nome}`);
  return migrations;
}
