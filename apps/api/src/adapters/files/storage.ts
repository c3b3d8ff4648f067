import { createDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';

export interface FileStorageOptions {
  /** ARMAZENAMENTO_URL: s3://…; absent: DATA_DIR/arquivos. */
  readonly armazenamentoUrl?: string | undefined;
  readonly dataDir: string;
}

/**
 * Rejects on a malformed URL. The S3 client is imported only where it is used, since it needs a fifth of the
 * application's memory.
 */
export async function createFileStorage({
  armazenamentoUrl,
  dataDir,
}: FileStorageOptions): Promise<FileStorage> {
  if (armazenamentoUrl === undefined) return createDiskStorage(dataDir);
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(armazenamentoUrl);
}
