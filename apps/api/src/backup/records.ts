import { damaged } from './backup-error.ts';
import type { Line } from './format.ts';

const NEWLINE = 10;
/** No line of ours is longer: a row holds a proposal's texts. */
const LONGEST = 256 * 1024 * 1024;

/** Reads a backup's lines and the raw bytes between them; throws BackupError where they end too early. */
export class Records {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next line without its end. */
  async text(): Promise<string> {
    const found: Buffer[] = [];
    let length = 0;
    for (;;) {
      const at = this.#rest.indexOf(NEWLINE);
      if (at >= 0) {
        found.push(this.#rest.subarray(0, at));
        this.#rest = this.#rest.subarray(at + 1);
        return Buffer.concat(found).toString('utf8');
      }
      found.push(this.#rest);
      length += this.#rest.byteLength;
      if (length > LONGEST) throw damaged('uma linha não termina');
      await this.#more();
    }
  }

  /** The next line, which is not a row. */
  async line(): Promise<Line> {
    return parseLine(await this.text());
  }

  /** The next `count` bytes, in pieces as they come. */
  async *bytes(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      if (this.#rest.byteLength === 0) await this.#more();
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.byteLength);
      left -= piece.byteLength;
      yield piece;
    }
  }

  /** That nothing follows: reads to the end, so that what guards the end (gzip, the cipher) is asked. */
  async end(): Promise<void> {
    if (this.#rest.byteLength > 0) throw damaged('há dados depois do fim');
    const { done } = await this.#source.next();
    if (done !== true) throw damaged('há dados depois do fim');
  }

  async close(): Promise<void> {
    await this.#source.return?.();
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#source.next();
    if (done === true) throw damaged('falta o fim');
    this.#rest = value;
  }
}

export function parseLine(text: string): Line {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Line;
  } catch {
    // Reported below.
  }
  throw damaged('uma linha não pode ser lida');
}
