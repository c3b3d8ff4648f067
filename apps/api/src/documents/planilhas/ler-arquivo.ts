import {
  CELULA_MAXIMO,
  COLUNAS_MAXIMO,
  FOLHAS_MAXIMO,
  LINHAS_MAXIMO,
} from '@instrutoria/domain/importacao/limits.ts';
import * as T from '@instrutoria/domain/importacao/textos.ts';
import type { ArquivoLido, CelulaLida, FolhaLida, LinhaLida } from '@instrutoria/domain/importacao/types.ts';
import { arrumarTexto } from '@instrutoria/domain/kernel/arrumar-texto.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { readOds } from 'hucre/ods';
import { type Cell, type CellValue, type MergeRange, readXlsx, type Workbook } from 'hucre/xlsx';
import { zipDeclarado } from './zip-declarado.ts';

/** A file that cannot be read, with the sentence that the person gets. */
export class PlanilhaRecusada extends Error {
  override readonly name = 'PlanilhaRecusada';
}

const recusar = (mensagem: string): never => {
  throw new PlanilhaRecusada(mensagem);
};

const comeca = (bytes: Uint8Array, ...inicio: number[]) => inicio.every((um, i) => bytes[i] === um);

/** Drops empty cells at the end, cuts long texts and drops characters that nothing stores (D63). */
function linhaLimpa(n: number, celulas: readonly CelulaLida[], avisos: Set<string>): LinhaLida {
  const limpas = celulas.map((celula) => {
    if (typeof celula !== 'string') return celula;
    const texto = arrumarTexto(celula);
    if (texto.length <= CELULA_MAXIMO) return texto;
    avisos.add(T.cortada);
    return texto.slice(0, CELULA_MAXIMO).toWellFormed();
  });
  const ultima = limpas.findLastIndex((um) => um !== null && (typeof um !== 'string' || um.trim() !== ''));
  if (ultima >= COLUNAS_MAXIMO) recusar(T.colunasDemais);
  return { n, celulas: limpas.slice(0, ultima + 1) };
}

function folhaLimpa(
  nome: string,
  oculta: boolean,
  linhas: readonly (readonly CelulaLida[])[],
  avisos: Set<string>,
): FolhaLida {
  const preenchidas = linhas
    .map((celulas, i) => linhaLimpa(i + 1, celulas, avisos))
    .filter(({ celulas }) => celulas.length > 0);
  if (preenchidas.length > LINHAS_MAXIMO) recusar(T.linhasDemais);
  return { nome: arrumarTexto(nome), oculta, linhas: preenchidas };
}

function lida(valor: CellValue, celula: Cell | undefined): CelulaLida {
  if (valor instanceof Date) {
    return Number.isNaN(valor.getTime()) ? null : { data: valor.toISOString().slice(0, 10) };
  }
  if (valor === null) return celula?.formula === undefined ? null : { falha: 'semValor' };
  return typeof valor === 'number' && !Number.isFinite(valor) ? null : valor;
}

/** Of cells merged downwards only the first has a value: the others are named, not read as empty. */
function marcarMescladas(linhas: CelulaLida[][], mescladas: readonly MergeRange[] = []): void {
  for (const { startRow, startCol, endRow, endCol } of mescladas) {
    for (let linha = startRow + 1; linha <= Math.min(endRow, linhas.length - 1); linha += 1) {
      const celulas = linhas[linha];
      // A row that only belongs to the merged block has no data to be lost.
      if (celulas === undefined || celulas.every((um) => um === null)) continue;
      for (let coluna = startCol; coluna <= Math.min(endCol, COLUNAS_MAXIMO); coluna += 1) {
        celulas[coluna] ??= { falha: 'mesclada' };
      }
    }
  }
}

function folhasDe({ sheets }: Workbook, avisos: Set<string>): FolhaLida[] {
  if (sheets.length > FOLHAS_MAXIMO) recusar(T.folhasDemais);
  return sheets.map(({ name, rows, cells, merges, hidden, veryHidden }) => {
    const linhas = rows.map((valores, l) => valores.map((valor, c) => lida(valor, cells?.get(`${l},${c}`))));
    marcarMescladas(linhas, merges);
    return folhaLimpa(name, hidden === true || veryHidden === true, linhas, avisos);
  });
}

async function lerZip(bytes: Uint8Array, avisos: Set<string>): Promise<ArquivoLido> {
  const nomes = zipDeclarado(bytes);
  if (nomes === 'inflada') return recusar(T.inflada);
  if (nomes === 'danificada') return recusar(T.danificada);
  const formato = nomes.includes('xl/workbook.xml') ? 'xlsx' : nomes.includes('content.xml') ? 'ods' : null;
  if (formato === null) return recusar(T.naoEhPlanilha);
  // One row more than allowed, so that a longer sheet is refused and not cut.
  const opcoes = { maxRows: LINHAS_MAXIMO + 1 };
  let pasta: Workbook;
  try {
    pasta = await (formato === 'xlsx' ? readXlsx(bytes, opcoes) : readOds(bytes, opcoes));
  } catch (error) {
    throw new PlanilhaRecusada(T.danificada, { cause: error });
  }
  return { formato, folhas: folhasDe(pasta, avisos), avisos: [] };
}

/** UTF-16 by its mark (Excel's 'Texto Unicode'), UTF-8 where it is valid, else windows-1252. */
function decodificado(bytes: Uint8Array): string {
  if (comeca(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (comeca(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return recusar(T.naoEhPlanilha);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const SEP = /^"?sep=(.)"?[ \t;,]*\r?\n/i;
const SEPARADORES = ['\t', ';', ',', '|'];
const LINHAS_JULGADAS = 30;

/** The separator that most of the first lines have; of equal ones the rarer in texts. */
function separadorDe(texto: string): string {
  const linhas = texto.split(/\r\n?|\n/, LINHAS_JULGADAS);
  const votos = SEPARADORES.map((um) => linhas.filter((linha) => linha.includes(um)).length);
  return SEPARADORES[votos.indexOf(Math.max(...votos))] ?? ';';
}

function lerTexto(bytes: Uint8Array, avisos: Set<string>): ArquivoLido {
  const inteiro = decodificado(bytes);
  if (/^\s*(<!doctype|<html|<table|<\?xml)/i.test(inteiro)) recusar(T.ehPagina);
  const sep = SEP.exec(inteiro);
  const texto = sep === null ? inteiro : inteiro.slice(sep[0].length);
  const opcoes = {
    delimiter: sep?.[1] ?? separadorDe(texto),
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    to: LINHAS_MAXIMO * 2,
  };
  let linhas: string[][];
  try {
    linhas = parse(texto, opcoes);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A quote without its pair would take all that follows into one cell.
    avisos.add(T.aspasAbertas);
    linhas = parse(texto, { ...opcoes, quote: null });
  }
  return { formato: 'csv', folhas: [folhaLimpa('CSV', false, linhas, avisos)], avisos: [] };
}

/**
 * The sheets of an .xlsx, .ods or .csv file, whatever its name says. Formulas are never computed: their
 * stored results are read. Throws PlanilhaRecusada.
 */
export async function lerArquivo(bytes: Uint8Array): Promise<ArquivoLido> {
  const avisos = new Set<string>();
  if (comeca(bytes, 0xd0, 0xcf, 0x11, 0xe0)) recusar(T.ehXls);
  if (comeca(bytes, 0x25, 0x50, 0x44, 0x46)) recusar(T.naoEhPlanilha);
  const lido = comeca(bytes, 0x50, 0x4b, 0x03, 0x04) ? await lerZip(bytes, avisos) : lerTexto(bytes, avisos);
  if (lido.folhas.every(({ linhas }) => linhas.length === 0)) recusar(T.semLinhas);
  return { ...lido, avisos: [...avisos] };
}
