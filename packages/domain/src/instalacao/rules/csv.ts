import { CSV_MAXIMO_CARACTERES, LINHAS_MAXIMO } from '../limits.ts';

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

const CABECALHO = /^"?(nome|unidade|programa)"?\s*([;,\t]|$)/i;

/**
 * Rows of a pasted or sent list: as spreadsheets write it, with ';', ',' or tabs, with or without a first line
 * of names. Empty lines go, nothing else is lost: a row with errors stays a row. null for a list too long.
 */
export function linhasDoCsv(texto: string): readonly (readonly string[])[] | null {
  if (texto.length > CSV_MAXIMO_CARACTERES) return null;
  const linhas = texto
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .filter((linha) => linha.trim() !== '');
  const [primeira = ''] = linhas;
  const dados = CABECALHO.test(primeira) ? linhas.slice(1) : linhas;
  if (dados.length > LINHAS_MAXIMO) return null;
  const separador = ['\t', ';', ','].find((s) => dados.some((linha) => linha.includes(s))) ?? ';';
  return dados.map((linha) => celulas(linha, separador));
}
