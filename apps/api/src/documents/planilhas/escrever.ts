import { writeOds } from 'hucre/ods';
import { writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import type { Celula, Folha } from './modelo.ts';
import { textoLimpo } from './texto-limpo.ts';

/** Up to this many rows a sheet is made in memory, with styles and a filter; longer ones are streamed. */
export const LINHAS_INTEIRAS = 10_000;
/** Keeps text as text, never as a formula (T-F1); numbers stay numbers (T-F2). */
export function celulaEscrita(celula: Celula): Celula {
  if (typeof celula !== 'string') return celula;
  return textoLimpo(celula).replace(ESCAPES, '_x005F_');
}

/** Excel would read this as an escape, so the underscore is escaped itself (ECMA-376, ST_Xstring). */
const ESCAPES = /_(?=x[0-9A-Fa-f]{4}_)/g;

const CABECALHO = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1351B4' } },
  alignment: { vertical: 'center', wrapText: true },
} as const;

function letra(indice: number): string {
  const resto = String.fromCharCode(65 + (indice % 26));
  return indice < 26 ? resto : letra(Math.floor(indice / 26) - 1) + resto;
}

/** Writes at most LINHAS_INTEIRAS rows: fixed styled header, widths, filter. */
export async function escreverInteira(
  { nome, quando, colunas }: Folha,
  linhas: readonly (readonly Celula[])[],
): Promise<Uint8Array> {
  const titulos = colunas.map(({ titulo }) => titulo);
  return writeXlsx({
    properties: { created: quando, modified: quando },
    sheets: [
      {
        name: nome,
        columns: colunas.map(({ largura }) => ({ width: largura })),
        rows: [titulos, ...linhas.map((linha) => linha.map(celulaEscrita))],
        cells: new Map(titulos.map((titulo, i) => [`0,${i}`, { value: titulo, style: CABECALHO }])),
        freezePane: { rows: 1 },
        autoFilter: { range: `A1:${letra(colunas.length - 1)}${linhas.length + 1}` },
      },
    ],
  });
}

/** An .ods file, made in memory. */
export function escreverOds(
  { nome, colunas }: Folha,
  linhas: readonly (readonly Celula[])[],
): Promise<Uint8Array> {
  const rows = linhas.map((linha) => linha.map((um) => (typeof um === 'string' ? textoLimpo(um) : um)));
  return writeOds({
    sheets: [
      {
        name: nome,
        columns: colunas.map(({ largura }) => ({ width: largura })),
        rows: [colunas.map(({ titulo }) => titulo), ...rows],
      },
    ],
  });
}

/** Streams a sheet, so that memory does not grow with the rows (T-F6). */
export function escreverCorrente(
  { nome, colunas }: Folha,
  linhas: AsyncIterable<readonly Celula[]>,
): ReadableStream<Uint8Array> {
  async function* escritas(): AsyncGenerator<Celula[]> {
    for await (const linha of linhas) yield linha.map(celulaEscrita);
  }
  return writeXlsxStream(escritas(), {
    name: nome,
    columns: colunas.map(({ titulo, largura }) => ({ header: titulo, width: largura })),
    freezePane: { rows: 1 },
  });
}
