import { createHash } from 'node:crypto';
import type { FileSum, Line, TableSum } from './format.ts';
import { RowSum } from './row-sum.ts';

export function line(value: Line): string {
  return `${JSON.stringify(value)}\n`;
}

/** Yields the lines of a table (JSON arrays of texts and nulls); returns the sum of its rows. */
export async function* tableLines(
  nome: string,
  colunas: readonly string[],
  batches: AsyncIterable<readonly string[]>,
): AsyncGenerator<string, TableSum> {
  const sum = new RowSum();
  yield line({ tabela: nome, colunas });
  for await (const rows of batches) {
    let text = '';
    for (const row of rows) {
      sum.add(row);
      text += `${row}\n`;
    }
    yield text;
  }
  const end = { linhas: sum.rows, soma: sum.text() };
  yield line({ fimDaTabela: nome, ...end });
  return end;
}

export async function* fileLines(
  key: string,
  bytes: AsyncIterable<Buffer>,
): AsyncGenerator<string | Buffer, FileSum> {
  const digest = createHash('sha256');
  let tamanho = 0;
  yield line({ arquivo: key });
  for await (const data of bytes) {
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
