import { createHash, randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { BackupError } from '@instrutoria/copia-de-seguranca/backup-error.ts';
import type { FileSum } from '@instrutoria/copia-de-seguranca/format.ts';
import type { OpenedBackup } from '@instrutoria/copia-de-seguranca/open.ts';
import type { FileStorage } from '../adapters/files/file-storage.ts';
import type { Lanes } from './lanes.ts';

type Records = OpenedBackup['records'];

export interface FilesTarget {
  readonly storage: FileStorage;
  readonly tempDir: string;
  /** Keys of the stored files, to delete them after a failure. */
  readonly put: string[];
  readonly lanes: Lanes;
}

/**
 * Stores one file, in `lanes`; returns its size. Equal bytes under the same key are kept (after a killed
 * restore, or in a bucket that stays), others refused.
 */
export async function restoreFile(records: Records, key: string, target: FilesTarget): Promise<number> {
  const temp = join(target.tempDir, `restauracao-${randomBytes(8).toString('hex')}`);
  const file = await open(temp, 'wx', 0o600);
  let sum: FileSum;
  try {
    sum = await records.file(key, (piece) => file.write(piece));
  } catch (error) {
    await file.close();
    await rm(temp, { force: true });
    throw error;
  }
  await file.close();
  const { tamanho, sha256 } = sum;
  await target.lanes.run(() => place(key, temp, sha256, target).finally(() => rm(temp, { force: true })));
  return tamanho;
}

async function place(key: string, temp: string, sha256: string, target: FilesTarget): Promise<void> {
  const { storage, put } = target;
  if (await storage.exists(key)) {
    if ((await hashOf(await storage.read(key))) === sha256) return;
    throw new BackupError(
      `O armazenamento já tem um arquivo ${key}, com outro conteúdo. Restaure em um armazenamento vazio; nada foi alterado.`,
    );
  }
  put.push(key);
  await storage.put(key, temp);
}

async function hashOf(bytes: Readable): Promise<string> {
  const digest = createHash('sha256');
  for await (const piece of bytes) digest.update(piece as Buffer);
  return digest.digest('hex');
}
