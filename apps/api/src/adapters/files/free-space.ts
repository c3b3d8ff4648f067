import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Espaco } from '@instrutoria/domain/arquivo/types.ts';
import { errno } from './errno.ts';

/** How much room is left where uploads are received and kept; tests hand in their own. */
export interface FreeSpace {
  ler(): Promise<Espaco>;
}

/** The file system of DATA_DIR/arquivos, which may be another than that of DATA_DIR. */
export function createFreeSpace(dataDir: string): FreeSpace {
  const ler = async (path: string): Promise<Espaco> => {
    const { bavail, blocks, bsize } = await statfs(path);
    return { livre: bavail * bsize, total: blocks * bsize };
  };
  return {
    ler: () =>
      ler(join(dataDir, 'arquivos')).catch((error: unknown) => {
        if (errno(error) === 'ENOENT') return ler(dataDir);
        throw error;
      }),
  };
}
