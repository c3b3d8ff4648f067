import type { Pedacos } from '../corrente.ts';
import type { Celula, Planilha } from './modelo.ts';
import { textoLimpo } from './texto-limpo.ts';

/** Excel reads UTF-8 only after this mark. */
const MARCA = '\ufeff';
/** What a spreadsheet takes for a formula; also full-width signs, and white space before them. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;
const ENTRE_ASPAS = /["\r\n]|^\s|\s$/;
type Separador = ';' | ',';

/**
 * Keeps text as text (T-F1), by the apostrophe that spreadsheets know; numbers have the decimal comma of
 * pt-BR.
 */
function campo(celula: Celula, separador: Separador): string {
  if (celula === null) return '';
  const entreAspas = (texto: string) =>
    texto.includes(separador) || ENTRE_ASPAS.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto;
  if (typeof celula === 'number') return entreAspas(String(celula).replace('.', ','));
  const limpo = textoLimpo(celula);
  const texto = FORMULA.test(limpo) ? `'${limpo}` : limpo;
  return entreAspas(texto);
}

function linha(celulas: readonly Celula[], separador: Separador = ';'): string {
  return `${celulas.map((um) => campo(um, separador)).join(separador)}\r\n`;
}

/** A CSV with the `;` that Excel expects in Brazil, unless its reader asks for `,`. */
export function csvInteiro(
  colunas: readonly string[],
  linhas: readonly (readonly Celula[])[],
  separador: Separador = ';',
): Buffer {
  return Buffer.from(MARCA + [colunas, ...linhas].map((um) => linha(um, separador)).join(''), 'utf8');
}

/** The same, written while the rows are read. */
export function csvEmPedacos({ colunas, linhas }: Pick<Planilha, 'colunas' | 'linhas'>): Pedacos {
  let cabecalho: string | null = MARCA + linha(colunas.map(({ titulo }) => titulo));
  return {
    async proximo() {
      const pedaco = (await linhas.proximas()).map((um) => linha(um)).join('');
      const antes = cabecalho ?? '';
      cabecalho = null;
      return antes + pedaco === '' ? null : antes + pedaco;
    },
    fechar: () => linhas.fechar(),
  };
}
