import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupError, damaged } from './backup-error.ts';
import { decryption, HEADER_BYTES, MAGIC } from './cipher.ts';
import { FORMATO, type Header, type Line } from './format.ts';
import { Records } from './records.ts';

/** A backup with an accepted header; its records can be read once. */
export interface OpenedBackup {
  readonly header: Header;
  readonly records: Records;
  close(): Promise<void>;
}

const GZIP = Buffer.from([0x1f, 0x8b]);

/**
 * Opens a backup, decrypting it with BACKUP_CHAVE. Throws BackupError when the file is no backup or has
 * another format, when the key is missing or wrong, and when a key is given but the file is plain, since it
 * may be forged (T-M11).
 */
export async function openBackup(path: string, chave: string | undefined): Promise<OpenedBackup> {
  const records = await openRecords(path, chave);
  try {
    const header = readHeader(await records.line());
    return { header, records, close: () => records.close() };
  } catch (error) {
    await records.close();
    throw error;
  }
}

function readHeader(first: Line): Header {
  if (!('instrutoria' in first) || first.instrutoria !== 'backup') {
    throw new BackupError('O arquivo não é uma cópia de segurança do Instrutoria.');
  }
  if (first.formato !== FORMATO) {
    throw new BackupError(
      `A cópia de segurança está no formato ${first.formato}; esta versão do Instrutoria lê o formato ${FORMATO}. ` +
        'Instale a versão que a gravou ou uma posterior. Nada foi alterado.',
    );
  }
  return first;
}

async function openRecords(path: string, chave: string | undefined): Promise<Records> {
  const begin = await readBeginning(path);
  if (begin.subarray(0, MAGIC.byteLength).equals(MAGIC) && begin.byteLength === HEADER_BYTES) {
    if (chave === undefined) {
      throw new BackupError('Esta cópia de segurança está cifrada: informe a chave dela em BACKUP_CHAVE.');
    }
    const cipher = await decryption(chave, begin);
    return records([createReadStream(path, { start: HEADER_BYTES, highWaterMark: 256 * 1024 }), cipher]);
  }
  if (!begin.subarray(0, GZIP.byteLength).equals(GZIP)) {
    throw new BackupError(`${path} não é uma cópia de segurança do Instrutoria.`);
  }
  if (chave !== undefined) {
    throw new BackupError(
      'BACKUP_CHAVE está definida, mas esta cópia de segurança não está cifrada. Se confia nela, restaure sem BACKUP_CHAVE.',
    );
  }
  return records([createReadStream(path)]);
}

async function readBeginning(path: string): Promise<Buffer> {
  try {
    const file = await open(path, 'r');
    try {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (error) {
    const why = codeOf(error) === 'ENOENT' ? 'o arquivo não existe' : String(error);
    throw new BackupError(`Não foi possível ler ${path}: ${why}.`, { cause: error });
  }
}

function records(parts: readonly (Readable | NodeJS.ReadWriteStream)[]): Records {
  const out = new PassThrough();
  // An error in any part ends `out`, so the reader gets it.
  pipeline([...parts, createGunzip(), out], () => undefined);
  return new Records(explained(out));
}

async function* explained(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* source;
  } catch (error) {
    // Errors of zlib: a wrong checksum, a stream that ends early, bytes after its end.
    if (codeOf(error).startsWith('Z_')) throw damaged('a compressão não confere');
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
