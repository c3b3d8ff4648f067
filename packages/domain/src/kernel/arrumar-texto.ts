/** windows-1252 from 0x80 to 0x9F; a space where it has no character. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The meaning of a code point from U+0080 to U+009F in the programs that write it; '' where it has none. */
export function deWindows1252(codigo: number): string {
  return (WINDOWS_1252[codigo - 0x80] ?? '').trim();
}

/** The characters that the functions below change; most texts have none. */
const DE_FORA = /(?![\t\n\r])\p{Cc}|[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
const QUEBRAS = /[\v\f\u0085\u2028\u2029]/g;
const C1 = /[\u0080-\u009f]/g;
/** Controls except tab and line ends, and invisible marks that change no letter. */
const INVISIVEIS = /(?![\t\n\r])\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const ESCRITAS_QUE_LIGAM =
  'Arab Syrc Mand Mong Nkoo Adlm Rohg Phag Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt';
const LETRA_QUE_LIGA = `[${ESCRITAS_QUE_LIGAM.replace(/\w+ ?/g, (um) => `\\p{scx=${um.trim()}}`)}]`;
const LIGACAO_DE_EMOJI =
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d\\p{Extended_Pictographic}';
/** Joiners that join nothing: neither in an emoji nor beside a letter of a script that needs them. */
const LIGACOES_SOLTAS = new RegExp(
  `(?!${LIGACAO_DE_EMOJI})(?<!${LETRA_QUE_LIGA})(?:\\u200c|\\u200d)(?!${LETRA_QUE_LIGA})`,
  'gu',
);

function arrumado(texto: string, quebra: string): string {
  const inteiro = texto.toWellFormed().normalize('NFC');
  if (!DE_FORA.test(inteiro)) return inteiro;
  return inteiro
    .replace(QUEBRAS, quebra)
    .replace(C1, (um) => deWindows1252(um.charCodeAt(0)))
    .replace(INVISIVEIS, '')
    .replace(LIGACOES_SOLTAS, '')
    .normalize('NFC');
}

/**
 * A text that may come from another program, in the form that is compared and stored (D63): keeps every
 * letter, drops invisible characters, turns rare line ends into line breaks. Applying it twice changes
 * nothing.
 */
export function arrumarTexto(texto: string): string {
  return arrumado(texto, '\n');
}

/** Does what `arrumarTexto` does, for a field of one line: a line break or a tab becomes a space. */
export function arrumarLinha(texto: string): string {
  return arrumado(texto, '\n').replace(/\r\n|[\t\n\r]/g, ' ');
}

const POR_NOME: Readonly<Record<string, string>> = {
  lrm: '\u200e',
  rlm: '\u200f',
  zwj: '\u200d',
  zwnj: '\u200c',
  ZeroWidthSpace: '\u200b',
  NegativeVeryThinSpace: '\u200b',
  NegativeThinSpace: '\u200b',
  NegativeMediumSpace: '\u200b',
  NegativeThickSpace: '\u200b',
  NoBreak: '\u2060',
  ApplyFunction: '\u2061',
  af: '\u2061',
  InvisibleTimes: '\u2062',
  it: '\u2062',
  InvisibleComma: '\u2063',
  ic: '\u2063',
};
/** Browsers accept the numeric ones without ';' too. */
const REFERENCIAS = /&(?:#([0-9]{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,22})(?=;));?/g;

function referenciaDeFora(inteira: string, decimal?: string, hexadecimal?: string, nome?: string): string {
  if (nome !== undefined) return POR_NOME[nome] ?? inteira;
  const numero = Number.parseInt(decimal ?? hexadecimal ?? '', decimal === undefined ? 16 : 10);
  // HTML parsers read &#150; as windows-1252 and &#0; as no character by themselves.
  const deles = numero === 0 || numero > 0xffff || (numero >= 0x80 && numero <= 0x9f);
  const caractere = deles ? '' : String.fromCharCode(numero);
  return DE_FORA.test(caractere) || caractere === '\u200d' ? caractere : inteira;
}

/** As `arrumarTexto`, for markup: it also decodes what references hide, and shows line breaks as such. */
export function arrumarMarkup(markup: string): string {
  const semReferencias = markup.includes('&') ? markup.replace(REFERENCIAS, referenciaDeFora) : markup;
  const comQuebras = semReferencias.replace(/<[A-Za-z/!?][^<>]*>|[\v\f\u0085\u2028\u2029]/g, (um) =>
    um.startsWith('<') ? um.replace(QUEBRAS, ' ') : '<br>',
  );
  return arrumado(comQuebras, ' ');
}
