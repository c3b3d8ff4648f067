import { estaVazio } from '@instrutoria/domain/kernel/texto.ts';

/** Longest unbreakable run that fits a narrow column. */
const LONGEST_WORD = 28;
const LONGEST_PIECE = 14;

/** Clean text, in pieces between which a line may break. Made only by `texto`. */
export interface Texto {
  readonly partes: readonly string[];
}

/**
 * Removes characters that PDF/A and the typesetter refuse, or that deceive: lone surrogates, controls,
 * noncharacters, byte order marks, bidi overrides, the fifth accent on a letter. White space becomes one
 * space (no-break space stays). NFC.
 */
export function limpar(bruto: string): string {
  return (
    bruto
      .toWellFormed()
      .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose.
      .replaceAll(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g, '')
      .replaceAll(/\p{Noncharacter_Code_Point}/gu, '')
      .normalize('NFC')
      // More accents would cover the line above.
      .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
      .replaceAll(/ {2,}/g, ' ')
  );
}

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** Splits after punctuation (for addresses), else every few graphemes. */
function cortar(palavra: string): string[] {
  const partes: string[] = [];
  let atual = '';
  let tamanho = 0;
  for (const { segment } of graphemes.segment(palavra)) {
    atual += segment;
    tamanho += 1;
    if (tamanho >= LONGEST_PIECE || (tamanho >= 3 && /^[@./_\-?&=,;:]$/.test(segment))) {
      partes.push(atual);
      atual = '';
      tamanho = 0;
    }
  }
  if (atual !== '') partes.push(atual);
  return partes;
}

function precisaDeCorte(palavra: string): boolean {
  const limite = /[@/_]|\w\.\w/.test(palavra) ? LONGEST_PIECE : LONGEST_WORD;
  return palavra.length > limite;
}

/** The pieces of a text whose outer spaces matter (a run inside a paragraph). */
export function partesDe(limpo: string): readonly string[] {
  const partes: string[] = [];
  let curta = '';
  for (const palavra of limpo.split(/(?<= )/)) {
    if (!precisaDeCorte(palavra)) {
      curta += palavra;
      continue;
    }
    const [primeira = '', ...resto] = cortar(palavra);
    partes.push(curta + primeira, ...resto.slice(0, -1));
    curta = resto.at(-1) ?? '';
  }
  if (curta !== '' || partes.length === 0) partes.push(curta);
  return partes;
}

/** The trimmed text in pieces. Never throws. */
export function texto(bruto: string): Texto {
  return { partes: partesDe(limpar(bruto).trim()) };
}

export function vazio(t: Texto): boolean {
  return estaVazio(t.partes.join(''));
}

export function textoOu(bruto: string | null | undefined, ausente: string): Texto {
  const t = texto(bruto ?? '');
  return vazio(t) ? texto(ausente) : t;
}
