import { randomBytes } from 'node:crypto';
import { Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { decryption, encryption, HEADER_BYTES, opening, sealing } from './cipher.ts';

const KEY = randomBytes(32);
const HEADER = randomBytes(HEADER_BYTES);
const CHUNK = 256 * 1024;
const SEALED = CHUNK + 16;

function through(bytes: Buffer, stream: Transform): Promise<Buffer> {
  return buffer(Readable.from(pieces(bytes), { objectMode: false }).pipe(stream));
}
const encrypt = (plain: Buffer) => through(plain, sealing(KEY, HEADER));
const decrypt = (file: Buffer) =>
  through(file.subarray(HEADER_BYTES), opening(KEY, file.subarray(0, HEADER_BYTES)));

/** Splits the bytes into sizes that match no boundary of the format. */
function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.byteLength; at += 77_777) yield bytes.subarray(at, at + 77_777);
}

it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, CHUNK * 2, CHUNK * 3 + 5])(
  'decrypts %i bytes unchanged',
  async (size) => {
    const plain = randomBytes(size);
    expect((await decrypt(await encrypt(plain))).equals(plain)).toBe(true);
  },
);

describe('a file that is not as it was written (T-M11)', () => {
  const plain = randomBytes(CHUNK * 3 + 1_000);
  let file: Buffer;
  beforeAll(async () => {
    file = await encrypt(plain);
  });
  const chunk = (n: number) => file.subarray(HEADER_BYTES + n * SEALED, HEADER_BYTES + (n + 1) * SEALED);
  const head = () => file.subarray(0, HEADER_BYTES);

  it('is refused with one bit turned, anywhere', async () => {
    for (const at of [40, HEADER_BYTES, HEADER_BYTES + SEALED + 3, file.byteLength - 1]) {
      const changed = Buffer.from(file);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(decrypt(changed), String(at)).rejects.toThrow(/alterad/);
    }
  });

  it('is refused when it is cut, at the edge of a chunk too', async () => {
    for (const end of [HEADER_BYTES, HEADER_BYTES + SEALED, HEADER_BYTES + SEALED * 3, file.byteLength - 1]) {
      await expect(decrypt(file.subarray(0, end)), String(end)).rejects.toThrow(/cortado|falta o fim/);
    }
  });

  it('is refused when chunks are swapped, repeated or left out', async () => {
    for (const order of [
      [1, 0, 2, 3],
      [0, 0, 1, 2, 3],
      [0, 2, 3],
    ]) {
      await expect(decrypt(Buffer.concat([head(), ...order.map(chunk)]))).rejects.toThrow(/alterado/);
    }
  });
});

it('opens with its own key alone, which differs for each file', async () => {
  const chave = 'jabuticaba no quintal da universidade';
  const plain = Buffer.from('o mesmo texto');
  const [file, again] = await Promise.all([1, 2].map(async () => through(plain, await encryption(chave))));
  if (file === undefined || again === undefined) throw new Error('no file');
  expect(file.subarray(HEADER_BYTES)).not.toEqual(again.subarray(HEADER_BYTES));
  const header = file.subarray(0, HEADER_BYTES);
  expect(await through(file.subarray(HEADER_BYTES), await decryption(chave, header))).toEqual(plain);
  await expect(decryption(`${chave}.`, header)).rejects.toThrow('não é a chave com que esta cópia');
});
