import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Espaco } from '@instrutoria/domain/arquivo/types.ts';
import { errno } from './errno.ts';

export interface FreeSpace {
  ler(): Promise<Espaco>;
}

/** Measures both: the file system of DATA_DIR/arquivos may differ from that of DATA_DIR. */
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
