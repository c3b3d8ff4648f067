import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';
import { BackupError, damaged } from './backup-error.ts';

/** The start of an encrypted backup; a salt and a check of the key follow, authenticated with every chunk. */
export const MAGIC = Buffer.from('INSTRUTORIA BACKUP AES-256-GCM 1\n');
const SALT = 16;
const CHECK = 16;
export const HEADER_BYTES = MAGIC.byteLength + SALT + CHECK;

const CHUNK = 256 * 1024;
const TAG = 16;
const KEY = 32;
/** 32 MB and about 0.1 s per guess, because BACKUP_CHAVE is often a phrase. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

async function keys(chave: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  const derived = await derive(chave.normalize('NFC'), salt, KEY * 2, COST);
  const check = createHash('sha256').update(derived.subarray(KEY)).digest().subarray(0, CHECK);
  return { key: derived.subarray(0, KEY), check };
}

/**
 * Each file has its own key (random salt), so a counter can be the nonce; its last byte marks the last chunk.
 */
function nonce(index: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  // defence: T-M11
  bytes.writeBigUInt64BE(BigInt(index), 3);
  // defence: T-M11
  bytes.writeUInt8(last ? 1 : 0, 11);
  return bytes;
}

/** Cuts a stream into pieces of one size; `final` gets the last one, which may be full, short or empty. */
function chunked(size: number, each: (piece: Buffer) => Buffer, final: (piece: Buffer) => Buffer): Transform {
  let pending: Buffer[] = [];
  let held = 0;
  return new Transform({
    transform(data: Buffer, _encoding, done: TransformCallback) {
      try {
        pending.push(data);
        held += data.byteLength;
        if (held > size) {
          const all = Buffer.concat(pending);
          let at = 0;
          // Strictly more than one piece, because the last one is kept for `final`.
          for (; all.byteLength - at > size; at += size) this.push(each(all.subarray(at, at + size)));
          pending = [all.subarray(at)];
          held = all.byteLength - at;
        }
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
    flush(done: TransformCallback) {
      try {
        done(null, final(Buffer.concat(pending)));
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

/** AES-256-GCM in chunks whose order and end are authenticated (T-M11), behind its own header. */
export async function encryption(chave: string): Promise<Transform> {
  const salt = randomBytes(SALT);
  const { key, check } = await keys(chave, salt);
  return sealing(key, Buffer.concat([MAGIC, salt, check]));
}

export function sealing(key: Buffer, header: Buffer): Transform {
  let index = 0;
  const seal = (piece: Buffer, last: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(index++, last)).setAAD(header);
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  };
  const stream = chunked(
    CHUNK,
    (piece) => seal(piece, false),
    (piece) => seal(piece, true),
  );
  stream.push(header);
  return stream;
}

/**
 * Decrypts the data after the header. Throws BackupError for another key; the stream fails with one at a
 * chunk that was changed, moved or cut off, before passing it on.
 */
export async function decryption(chave: string, header: Buffer): Promise<Transform> {
  const salt = header.subarray(MAGIC.byteLength, MAGIC.byteLength + SALT);
  const { key, check } = await keys(chave, salt);
  if (!timingSafeEqual(check, header.subarray(MAGIC.byteLength + SALT))) {
    throw new BackupError(
      'BACKUP_CHAVE não é a chave com que esta cópia de segurança foi cifrada (ou o início do arquivo está alterado). ' +
        'Nada foi restaurado.',
    );
  }
  return opening(key, header);
}

export function opening(key: Buffer, header: Buffer): Transform {
  let index = 0;
  const open = (piece: Buffer, last: boolean): Buffer => {
    if (piece.byteLength < TAG) throw damaged('falta o fim do arquivo');
    const at = piece.byteLength - TAG;
    const options = { authTagLength: TAG };
    const cipher = createDecipheriv('aes-256-gcm', key, nonce(index++, last), options).setAAD(header);
    cipher.setAuthTag(piece.subarray(at));
    try {
      return Buffer.concat([cipher.update(piece.subarray(0, at)), cipher.final()]);
    } catch {
      throw damaged(`o trecho ${index} foi alterado ou o arquivo foi cortado`);
    }
  };
  return chunked(
    CHUNK + TAG,
    (piece) => open(piece, false),
    (piece) => open(piece, true),
  );
}
