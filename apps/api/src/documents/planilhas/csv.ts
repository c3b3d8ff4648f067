import { setImmediate as proximaVez } from 'node:timers/promises';
import { textoLimpo } from './escrever.ts';
import type { Celula, Planilha } from './modelo.ts';

/** Rows at a time: everybody else has a turn between two pieces. */
const PEDACO = 250;
/** Excel reads UTF-8 only after this. */
const MARCA = '\ufeff';
/** A spreadsheet would take it for a formula; full-width signs too, and white space before them. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;
const ENTRE_ASPAS = /[";\r\n]|^\s|\s$/;

/** Text stays text (T-F1), by the apostrophe that spreadsheets know; numbers have the decimal comma of pt-BR. */
function campo(celula: Celula): string {
  if (celula === null) return '';
  if (typeof celula === 'number') return String(celula).replace('.', ',');
  const limpo = textoLimpo(celula);
  const texto = FORMULA.test(limpo) ? `'${limpo}` : limpo;
  return ENTRE_ASPAS.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto;
}

function linha(celulas: readonly Celula[]): string {
  return `${celulas.map(campo).join(';')}\r\n`;
}

/** In pieces, with the `;` that Excel expects in Brazil. */
export async function* escreverCsv({
  colunas,
  linhas,
}: Pick<Planilha, 'colunas' | 'linhas'>): AsyncGenerator<string> {
  yield MARCA + linha(colunas.map(({ titulo }) => titulo));
  for (let i = 0; i < linhas.length; i += PEDACO) {
    yield linhas
      .slice(i, i + PEDACO)
      .map(linha)
      .join('');
    await proximaVez();
  }
}
