import { createHash } from 'node:crypto';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { FileStorage } from '../adapters/files/file-storage.ts';
import type { Line } from './format.ts';

export interface DumpedFile {
  readonly tamanho: number;
  readonly sha256: string;
}

export function line(value: Line): string {
  return `${JSON.stringify(value)}\n`;
}

/** One stored file, as it is read; answers its size and hash, or null (and writes nothing) when it is not there. */
export async function* dumpFile(
  storage: FileStorage,
  key: string,
): AsyncGenerator<string | Buffer, DumpedFile | null> {
  const bytes = await storage.read(key).catch((error: unknown) => {
    if (error instanceof DomainError && error.kind === 'naoEncontrado') return null;
    throw error;
  });
  if (bytes === null) return null;
  const digest = createHash('sha256');
  let tamanho = 0;
  yield line({ arquivo: key });
  for await (const piece of bytes) {
    const data = piece as Buffer;
    if (data.byteLength === 0) continue;
    digest.update(data);
    tamanho += data.byteLength;
    yield line({ parte: data.byteLength });
    yield data;
  }
  const sha256 = digest.digest('hex');
  yield line({ fimDoArquivo: key, tamanho, sha256 });
  return { tamanho, sha256 };
}
