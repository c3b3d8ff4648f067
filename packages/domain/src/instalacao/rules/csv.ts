import { type Problema, problema } from '../../kernel/problema.ts';
import { linhasDaTabela, semCabecalho } from '../../kernel/tabela-de-texto.ts';
import { CSV_MAXIMO_CARACTERES, LINHAS_MAXIMO } from '../limits.ts';
import { MENSAGENS_INSTALACAO as M } from '../messages.ts';

const COLUNAS = [
  /^(?:nome(?: da unidade)?|unidades?(?: acadêmicas?)?|programas?|nome do programa)$/i,
  /^(?:cidade|munic[ií]pio|sede)$/i,
];

/** Rows of a pasted or sent list; a row with errors stays a row. null for a list too long. */
export function linhasDoCsv(texto: string, colunas: number): readonly (readonly string[])[] | null {
  if (texto.length > CSV_MAXIMO_CARACTERES) return null;
  const linhas = semCabecalho(linhasDaTabela(texto, colunas > 1), COLUNAS.slice(0, colunas));
  return linhas.length > LINHAS_MAXIMO ? null : linhas;
}

/** Cells beyond the list's columns would be lost. */
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
