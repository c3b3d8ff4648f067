import { createHash } from 'node:crypto';
import { damaged } from './backup-error.ts';
import type { FileSum, Line, TableSum } from './format.ts';
import { RowSum } from './row-sum.ts';

const NEWLINE = 10;
/** More than any row needs. */
const LONGEST = 256 * 1024 * 1024;

export interface RowsTarget {
  add(row: string): Promise<void>;
  end(): Promise<void>;
}

/** Reads a backup's lines and the raw bytes between them; throws BackupError where they end too early. */
export class Records {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

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

  async line(): Promise<Line> {
    return parseLine(await this.text());
  }

  /**
   * Reads a table to its end and returns its sum. Throws BackupError for a wrong sum, once all rows are read.
   */
  async rows(tabela: string, target: RowsTarget | undefined): Promise<TableSum> {
    const sum = new RowSum();
    for (;;) {
      const text = await this.text();
      if (text.startsWith('[')) {
        sum.add(text);
        await target?.add(text);
        continue;
      }
      await target?.end();
      const end = parseLine(text);
      const read = { linhas: sum.rows, soma: sum.text() };
      const ends = 'fimDaTabela' in end && end.fimDaTabela === tabela;
      if (!ends || end.linhas !== read.linhas || end.soma !== read.soma) {
        throw damaged(`as linhas da tabela ${tabela} não conferem`);
      }
      return read;
    }
  }

  /**
   * Reads a file to its end and returns size and hash. Throws BackupError when the bytes differ from those
   * written.
   */
  async file(key: string, add: (piece: Buffer) => Promise<unknown>): Promise<FileSum> {
    const digest = createHash('sha256');
    let tamanho = 0;
    for (;;) {
      const next = await this.line();
      if ('parte' in next) {
        for await (const piece of this.bytes(next.parte)) {
          digest.update(piece);
          tamanho += piece.byteLength;
          await add(piece);
        }
        continue;
      }
      if (!('fimDoArquivo' in next) || next.fimDoArquivo !== key)
        throw damaged(`o arquivo ${key} não termina`);
      const sha256 = digest.digest('hex');
      if (next.tamanho !== tamanho || next.sha256 !== sha256) throw damaged(`o arquivo ${key} não confere`);
      return { tamanho, sha256 };
    }
  }

  async *bytes(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      if (this.#rest.byteLength === 0) await this.#more();
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.byteLength);
      left -= piece.byteLength;
      yield piece;
    }
  }

  /** Reads to the end, so that gzip and the cipher check everything. */
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

function parseLine(text: string): Line {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Line;
  } catch {
    // The error is thrown below.
  }
  throw damaged('uma linha não pode ser lida');
}
