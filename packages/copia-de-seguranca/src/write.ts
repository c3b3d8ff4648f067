import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { lstat, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { encryption } from './cipher.ts';

export interface WriteOptions {
  /** The key that encrypts the backup; without it the backup is plain. */
  readonly chave?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Written<T> {
  readonly path: string;
  readonly size: number;
  readonly totals: T;
}

/**
 * Writes a backup into one file, whole and durable or not at all, in constant memory. Throws BackupError when
 * the path exists, or the error of the records or the disk, and then deletes the file.
 */
export async function writeRecords<T>(
  place: string,
  records: AsyncGenerator<string | Buffer, T>,
  { chave, signal }: WriteOptions,
): Promise<Written<T>> {
  const path = resolve(place);
  if ((await lstat(path).catch(() => undefined)) !== undefined) {
    throw new BackupError(`O arquivo ${path} já existe; escolha outro nome. Nada foi alterado.`);
  }
  const temp = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.parte`);
  try {
    let ended: { readonly totals: T } | undefined;
    const lines = async function* (): AsyncGenerator<Buffer> {
      ended = { totals: yield* asBytes(records) };
    };
    const cipher = chave === undefined ? [] : [await encryption(chave)];
    // Level 3: photos and proofs hardly shrink, and the server needs the processor.
    await pipeline(
      [
        Readable.from(lines(), { objectMode: false }),
        createGzip({ level: 3 }),
        ...cipher,
        createWriteStream(temp, { mode: 0o600, flags: 'wx' }),
      ],
      signal === undefined ? {} : { signal },
    );
    if (ended === undefined) throw new Error('the records ended early');
    const { size } = await stat(temp);
    await sync(temp);
    await rename(temp, path);
    await sync(dirname(path));
    return { path, size, totals: ended.totals };
  } catch (error) {
    await rm(temp, { force: true });
    throw error;
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* asBytes<T>(records: AsyncGenerator<string | Buffer, T>): AsyncGenerator<Buffer, T> {
  let text = '';
  for (;;) {
    const { value, done } = await records.next();
    if (done === true) {
      yield Buffer.from(text);
      return value;
    }
    if (typeof value === 'string') {
      text += value;
      if (text.length < 64 * 1024) continue;
      yield Buffer.from(text);
    } else {
      yield Buffer.from(text);
      yield value;
    }
    text = '';
  }
}
