import { arrumarTexto } from './arrumar-texto.ts';

type LinhaDaTabela = readonly string[];

/** All rows, in one pass: quotes hold separators and line breaks, and are doubled within quotes. */
function todas(texto: string, separador: string): LinhaDaTabela[] {
  const linhas: string[][] = [];
  let linha: string[] = [];
  let celula = '';
  let aspas = false;
  const fimDaCelula = () => {
    linha.push(celula);
    celula = '';
  };
  for (let i = 0; i < texto.length; i += 1) {
    const c = texto.charAt(i);
    if (c === '"' && aspas && texto.charAt(i + 1) === '"') {
      celula += c;
      i += 1;
    } else if (c === '"' && (aspas || celula.trim() === '')) {
      aspas = !aspas;
      celula = aspas ? '' : celula;
    } else if (c === separador && !aspas) {
      fimDaCelula();
    } else if (c === '\n' && !aspas) {
      fimDaCelula();
      linhas.push(linha);
      linha = [];
    } else {
      celula += c;
    }
  }
  fimDaCelula();
  return [...linhas, linha];
}

/**
 * Whether a quote has no end, which would take all that follows into one cell; quotes are then plain
 * characters.
 */
function temAspasAbertas(texto: string): boolean {
  return (texto.match(/"/g) ?? []).length % 2 === 1;
}

const SEP = /^"?sep=(.)"?\s*\n/i;

/**
 * The rows of a pasted or uploaded list as spreadsheets write it: a first line 'sep=;', cells with line
 * breaks (read as spaces), empty rows (dropped). The separator is the first one found of tab, ';' and ',';
 * `virgulas`: false for a list of one column, whose names contain commas.
 */
export function linhasDaTabela(texto: string, virgulas: boolean): readonly LinhaDaTabela[] {
  const limpo = arrumarTexto(texto).replace(/\r\n?/g, '\n');
  const corpo = limpo.replace(SEP, '');
  const separadores = virgulas ? ['\t', ';', ','] : ['\t', ';'];
  const separador = SEP.exec(limpo)?.[1] ?? separadores.find((um) => corpo.includes(um)) ?? ';';
  const linhas = temAspasAbertas(corpo)
    ? corpo.split('\n').map((linha) => linha.split(separador))
    : todas(corpo, separador);
  return linhas
    .map((linha) => linha.map((celula) => celula.replace(/\s+/g, ' ').trim()))
    .filter((linha) => linha.some((celula) => celula !== ''));
}

const TITULOS_MAXIMO = 10;

/**
 * Drops the line of the columns' names, and the titles above it, which fill one cell each. `nomes`: possible
 * names of the first columns; on the very first line the first name is enough.
 */
export function semCabecalho(
  linhas: readonly LinhaDaTabela[],
  nomes: readonly RegExp[],
): readonly LinhaDaTabela[] {
  const chama = (linha: LinhaDaTabela, quantas: number) =>
    nomes.slice(0, quantas).every((nome, i) => nome.test(linha[i] ?? ''));
  if (chama(linhas[0] ?? [], 1)) return linhas.slice(1);
  const titulos = linhas.findIndex((linha) => linha.filter((celula) => celula !== '').length > 1);
  const cabecalho = linhas[titulos];
  const vale = titulos <= TITULOS_MAXIMO && nomes.length > 1 && cabecalho !== undefined;
  return vale && chama(cabecalho, nomes.length) ? linhas.slice(titulos + 1) : linhas;
}
