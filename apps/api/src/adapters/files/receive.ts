import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FOTO_ANONIMA_MAXIMO_BYTES } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { semEspacoOu } from './errno.ts';

export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Does nothing when the file was already taken over. */
  remove(): Promise<void>;
}

export interface ReceiveOptions {
  readonly maxBytes: number;
  readonly tempDir: string;
}

/**
 * Writes a stream to a temporary file, counting the received bytes, not Content-Length (T-D4). Throws 413
 * above the limit, 507 on a full disk, or the stream's own error when it breaks off, and then deletes the
 * temporary file.
 */
export async function receiveToTemp(
  stream: Readable,
  { maxBytes, tempDir }: ReceiveOptions,
): Promise<ReceivedFile> {
  await mkdir(tempDir, { recursive: true, mode: 0o700 });
  const path = join(tempDir, `${randomBytes(16).toString('hex')}.envio`);
  const remove = (): Promise<void> => rm(path, { force: true });
  const hash = createHash('sha256');
  let bytes = 0;
  const medidor = new Transform({
    transform(chunk: Buffer, _encoding, pronto) {
      bytes += chunk.byteLength;
      // defence: T-D4
      if (bytes > maxBytes) return pronto(grandeDemais(maxBytes));
      hash.update(chunk);
      pronto(null, chunk);
    },
  });
  try {
    await pipeline(stream, medidor, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (erro) {
    await remove();
    throw semEspacoOu(erro);
  }
  return { path, bytes, sha256: hash.digest('hex'), remove };
}

function grandeDemais(maxBytes: number): DomainError {
  const { grandeDemais: deConta, fotoAnonimaGrandeDemais } = MENSAGENS_ARQUIVO;
  const mensagem = maxBytes === FOTO_ANONIMA_MAXIMO_BYTES ? fotoAnonimaGrandeDemais : deConta;
  return new DomainError('grandeDemais', 'ARQUIVO_GRANDE', mensagem);
}
