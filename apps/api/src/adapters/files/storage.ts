import { createDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { createS3Storage } from './s3-storage.ts';

export interface FileStorageOptions {
  /** ARMAZENAMENTO_URL: s3://…; absent: DATA_DIR/arquivos. */
  readonly armazenamentoUrl?: string | undefined;
  readonly dataDir: string;
}

export function createFileStorage({ armazenamentoUrl, dataDir }: FileStorageOptions): FileStorage {
  return armazenamentoUrl === undefined ? createDiskStorage(dataDir) : createS3Storage(armazenamentoUrl);
}
