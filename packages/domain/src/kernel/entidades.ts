import { deWindows1252 } from './arrumar-texto.ts';

const LATINAS =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const OUTRAS: readonly (readonly [string, string])[] = [
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['hellip', '…'],
  ['euro', '€'],
  ['trade', '™'],
];

const NOMES = new Map<string, string>([
  ...LATINAS.split(' ').map((nome, i): [string, string] => [nome, String.fromCodePoint(0xa0 + i)]),
  ...OUTRAS.map(([nome, caractere]): [string, string] => [nome, caractere]),
]);

function porNumero(corpo: string): string {
  const hexadecimal = corpo[1] === 'x' || corpo[1] === 'X';
  const numero = Number.parseInt(corpo.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
  // As browsers decode it: &#150; is a dash.
  if (numero >= 0x80 && numero <= 0x9f) return deWindows1252(numero) || '\ufffd';
  const existe = numero > 0 && numero <= 0x10ffff && !(numero >= 0xd800 && numero <= 0xdfff);
  return existe ? String.fromCodePoint(numero) : '\ufffd';
}

/** Decodes &amp; &ccedil; &#231; &#xE7;. Unknown names stay. */
export function decodificarEntidades(texto: string): string {
  if (!texto.includes('&')) return texto;
  return texto.replace(
    /&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/g,
    (inteira, corpo: string) => (corpo.startsWith('#') ? porNumero(corpo) : (NOMES.get(corpo) ?? inteira)),
  );
}
