import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errno } from './errno.ts';

const UMA_HORA_MS = 3_600_000;

/**
 * Makes DATA_DIR/temp, on the same file system as the files so that taking one over is a rename, and removes
 * what a killed process left there more than an hour ago (T-D4). Answers its path.
 */
export async function prepareTempDir(dataDir: string, real: Date = new Date()): Promise<string> {
  const dir = join(dataDir, 'temp');
  await mkdir(dir, { recursive: true, mode: 0o700 });
  for (const nome of await readdir(dir)) {
    const path = join(dir, nome);
    const mtime = await stat(path).then(
      (um) => um.mtimeMs,
      (erro: unknown) => {
        if (errno(erro) === 'ENOENT') return Number.POSITIVE_INFINITY;
        throw erro;
      },
    );
    if (real.getTime() - mtime > UMA_HORA_MS) await rm(path, { recursive: true, force: true });
  }
  return dir;
}
