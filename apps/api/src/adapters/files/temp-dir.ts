import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errno } from './errno.ts';

const UMA_HORA_MS = 3_600_000;

/** The folder for uploads, on the same file system as the files, so that taking one over is a rename. */
export function tempDirOf(dataDir: string): string {
  return join(dataDir, 'tmp');
}

/** Makes the directory, and deletes files that a killed process left more than an hour ago (T-D4). */
export async function prepareTempDir(dataDir: string, real: Date = new Date()): Promise<void> {
  const antes = real.getTime() - UMA_HORA_MS;
  await mkdir(tempDirOf(dataDir), { recursive: true, mode: 0o700 });
  await sweep(tempDirOf(dataDir), antes, () => true);
  // Unfinished files of writeDurable.
  await sweep(join(dataDir, 'arquivos'), antes, (nome) => nome.startsWith('.') && nome.endsWith('.parte'));
}

async function sweep(dir: string, antes: number, nosso: (nome: string) => boolean): Promise<void> {
  for (const nome of await readdir(dir).catch(nadaSeFalta)) {
    if (!nosso(nome)) continue;
    const path = join(dir, nome);
    const info = await stat(path).catch(nuloSeFalta);
    if (info !== null && info.mtimeMs < antes) await rm(path, { recursive: true, force: true });
  }
}

function nadaSeFalta(erro: unknown): string[] {
  if (errno(erro) === 'ENOENT') return [];
  throw erro;
}

function nuloSeFalta(erro: unknown): null {
  if (errno(erro) === 'ENOENT') return null;
  throw erro;
}
