import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { lstat, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sync } from '../adapters/files/durable-write.ts';
import type { Database } from '../db/connection.ts';
import { BackupError } from './backup-error.ts';
import { encryption } from './cipher.ts';
import { explain } from './explain.ts';
import type { Totals } from './format.ts';
import { withSession } from './session.ts';
import { type Source, snapshot } from './snapshot.ts';

export interface BackupOptions {
  readonly database: Pick<Database, 'connection' | 'mode'>;
  readonly dataDir: string;
  readonly storage: Source['storage'];
  /** The file to make; one that is there already is never overwritten. */
  readonly path: string;
  /** BACKUP_CHAVE. */
  readonly chave?: string | undefined;
  /** False where the secret is not the installation's own (JWT_SECRET). */
  readonly secret: boolean;
  readonly signal?: AbortSignal;
}

export interface BackupMade {
  readonly path: string;
  readonly size: number;
  readonly totals: Totals;
}

/**
 * Writes one consistent backup into one file, whole and durable or not at all, with memory that does not grow with the
 * data. Throws BackupError with nothing left behind when the place is taken, not writable or full.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupMade> {
  const { database, dataDir, storage, chave, signal } = options;
  const path = resolve(options.path);
  if ((await lstat(path).catch(() => undefined)) !== undefined) {
    throw new BackupError(`O arquivo ${path} já existe; escolha outro nome. Nada foi alterado.`);
  }
  const temp = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.parte`);
  try {
    const totals = await withSession(database, async (client) => {
      let ended: Totals | undefined;
      const source = { client, mode: database.mode, dataDir, storage };
      const records = snapshot({ ...source, withSecret: chave !== undefined && options.secret });
      const lines = async function* (): AsyncGenerator<Buffer> {
        ended = yield* asBytes(records);
      };
      const cipher = chave === undefined ? [] : [await encryption(chave)];
      // Level 3: photos and proofs do not shrink any more, and the server beside us needs the processor.
      await pipeline(
        [
          Readable.from(lines(), { objectMode: false }),
          createGzip({ level: 3 }),
          ...cipher,
          createWriteStream(temp, { mode: 0o600, flags: 'wx' }),
        ],
        signal === undefined ? {} : { signal },
      );
      if (ended === undefined) throw new Error('the snapshot ended early');
      return ended;
    });
    const { size } = await stat(temp);
    await sync(temp);
    await rename(temp, path);
    await sync(dirname(path));
    return { path, size, totals };
  } catch (error) {
    await rm(temp, { force: true });
    throw explain(error, `Nenhuma cópia foi gravada em ${path}`);
  }
}

/** Small lines together, so that what follows is called seldom. */
async function* asBytes(records: AsyncGenerator<string | Buffer, Totals>): AsyncGenerator<Buffer, Totals> {
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
