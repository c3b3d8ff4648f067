import { type Problema, problema } from '../../kernel/problema.ts';
import { CSV_MAXIMO_CARACTERES, LINHAS_MAXIMO } from '../limits.ts';
import { MENSAGENS_INSTALACAO as M } from '../messages.ts';

/** The cells of one line; quotes are doubled within quotes. */
function celulas(linha: string, separador: string): string[] {
  const achadas: string[] = [];
  let celula = '';
  let aspas = false;
  for (let i = 0; i < linha.length; i += 1) {
    const c = linha.charAt(i);
    if (c === '"' && aspas && linha.charAt(i + 1) === '"') {
      celula += c;
      i += 1;
    } else if (c === '"') {
      aspas = !aspas;
    } else if (c === separador && !aspas) {
      achadas.push(celula);
      celula = '';
    } else {
      celula += c;
    }
  }
  return [...achadas, celula].map((texto) => texto.trim());
}

const CABECALHO = /^(nome|unidade|programa)$/i;

/**
 * Rows of a pasted or sent list: as spreadsheets write it, with tabs, ';' or ',', with or without a first line
 * of names. Empty lines go, nothing else is lost: a row with errors stays a row. A list of one column is not
 * parted at commas, which names have. null for a list too long.
 */
export function linhasDoCsv(texto: string, colunas: number): readonly (readonly string[])[] | null {
  if (texto.length > CSV_MAXIMO_CARACTERES) return null;
  const linhas = texto
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .filter((linha) => linha.trim() !== '');
  const separadores = colunas === 1 ? ['\t', ';'] : ['\t', ';', ','];
  const separador = separadores.find((s) => linhas.some((linha) => linha.includes(s))) ?? ';';
  const lidas = linhas.map((linha) => celulas(linha, separador));
  const dados = CABECALHO.test(lidas[0]?.[0] ?? '') ? lidas.slice(1) : lidas;
  return dados.length > LINHAS_MAXIMO ? null : dados;
}

/** What a row says beyond the list's columns would be lost. */
export function problemasDasColunas(
  lista: string,
  linhas: readonly (readonly string[])[],
  colunas: number,
): Problema[] {
  return linhas.flatMap((linha, i) =>
    linha.slice(colunas).some((celula) => celula !== '')
      ? [problema(`${lista}.${i}.nome`, 'COLUNAS_DEMAIS', M.colunasDemais)]
      : [],
  );
}
