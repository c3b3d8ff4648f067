import type { Pedacos } from '../corrente.ts';
import type { Celula, Planilha } from './modelo.ts';
import { textoLimpo } from './texto-limpo.ts';

/** Excel reads UTF-8 only after this mark. */
const MARCA = '\ufeff';
/** What a spreadsheet takes for a formula; also full-width signs, and white space before them. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;
const ENTRE_ASPAS = /[";\r\n]|^\s|\s$/;

/**
 * Keeps text as text (T-F1), by the apostrophe that spreadsheets know; numbers have the decimal comma of
 * pt-BR.
 */
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

/** A CSV with the `;` that Excel expects in Brazil. */
export function csvInteiro(colunas: readonly string[], linhas: readonly (readonly Celula[])[]): Buffer {
  return Buffer.from(MARCA + [colunas, ...linhas].map(linha).join(''), 'utf8');
}

/** The same, written while the rows are read. */
export function csvEmPedacos({ colunas, linhas }: Pick<Planilha, 'colunas' | 'linhas'>): Pedacos {
  let cabecalho: string | null = MARCA + linha(colunas.map(({ titulo }) => titulo));
  return {
    async proximo() {
      const pedaco = (await linhas.proximas()).map(linha).join('');
      const antes = cabecalho ?? '';
      cabecalho = null;
      return antes + pedaco === '' ? null : antes + pedaco;
    },
    fechar: () => linhas.fechar(),
  };
}
