import { arrumarLinha, arrumarTexto } from './arrumar-texto.ts';
import { decodificarEntidades } from './entidades.ts';
import { type Problema, problema } from './problema.ts';
import { caractereRecusado } from './textos.ts';

/** Elements whose content is never shown; the server's sanitiser drops them whole too. */
const SEM_TEXTO = /<(script|style)\b/iy;

/** Where the tag that opens at `inicio` ends ('>' in quotes does not count), else the text's length. */
function fimDaMarca(markup: string, inicio: number): number {
  let aspas = '';
  for (let i = inicio + 1; i < markup.length; i++) {
    const c = markup.charAt(i);
    if (aspas !== '') {
      if (c === aspas) aspas = '';
    } else if (c === '>') {
      return i + 1;
    } else if (c === '"' || c === "'") {
      aspas = c;
    }
  }
  return markup.length;
}

function depoisDe(markup: string, procurado: string, desde: number): number {
  const achado = markup.indexOf(procurado, desde);
  return achado === -1 ? markup.length : achado + procurado.length;
}

/** The position after the tag, comment or script that starts at `i`, or `i` when the '<' is plain text. */
function pular(markup: string, i: number): number {
  if (markup.startsWith('<!--', i)) return depoisDe(markup, '-->', i + 4);
  if (/^<[!?]/.test(markup.slice(i, i + 2))) return depoisDe(markup, '>', i);
  if (!/^<\/?[A-Za-z]/.test(markup.slice(i, i + 3))) return i;
  const fim = fimDaMarca(markup, i);
  SEM_TEXTO.lastIndex = i;
  const nome = SEM_TEXTO.exec(markup)?.[1];
  if (nome === undefined) return fim;
  const fecho = new RegExp(`</${nome}`, 'gi');
  fecho.lastIndex = fim;
  const achado = fecho.exec(markup);
  return achado === null ? markup.length : fimDaMarca(markup, achado.index);
}

/**
 * The visible text of rich text (D12): no tags, references decoded, blocks joined without a separator,
 * trimmed, NFC. One pass (T-C8). Browser and server both count with it.
 */
export function textoPuro(markup: string): string {
  let texto = '';
  let desde = 0;
  while (desde < markup.length) {
    const abre = markup.indexOf('<', desde);
    if (abre === -1) break;
    texto += markup.slice(desde, abre);
    const depois = pular(markup, abre);
    if (depois === abre) texto += '<';
    desde = Math.max(depois, abre + 1);
  }
  return normalizarTexto(decodificarEntidades(texto + markup.slice(desde)));
}

const FIM_DE_BLOCO = /<(?:\/(?:p|div|li|ul|ol|blockquote|h[1-6]|tr|td|th)|br\s{0,9}\/?)>/gi;

/**
 * Rich text as one line for display, with a separator between blocks. Lengths are counted with `textoPuro`.
 */
export function textoCorrido(markup: string): string {
  return textoPuro(markup.replace(FIM_DE_BLOCO, ' $&')).replace(/\s+/g, ' ');
}

/** The length in code points: an emoji outside the basic plane counts 1. */
export function contarCodePoints(s: string): number {
  let n = 0;
  for (const _ of s) n++;
  return n;
}

/** A text as it is stored and compared: after `arrumarTexto`, trimmed. */
export function normalizarTexto(s: string): string {
  return arrumarTexto(s).trim();
}

/** A code or address as it is stored and compared: full-width and other compatible forms become one. */
export function normalizarCodigo(s: string): string {
  return arrumarLinha(s).normalize('NFKC').trim();
}

/** Whether a text is empty or has only invisible characters. */
export function estaVazio(s: string | null | undefined): boolean {
  return s === undefined || s === null || s.replace(/[\p{Cf}\s]+/gu, '') === '';
}

/** Letters without a visible shape: Hangul fillers. */
const SEM_FORMA = /[\u115f\u1160\u3164\uffa0]/gu;

/**
 * Characters that nobody types and `arrumarLinha` keeps: marks of direction, annotations, characters that a
 * program could not decode.
 */
const PROIBIDOS = /[\u061c\u180e\u206a-\u206f\ufff9-\uffff]/u;
/** PDF/A and XML cannot contain these characters (T-C1). */
const NAO_GUARDAVEIS = /[\ufffe\uffff]/u;

function problemaDosCaracteres(campo: string, texto: string, proibidos: RegExp): Problema | null {
  const onde = texto.search(proibidos);
  return onde === -1
    ? null
    : problema(campo, 'CARACTER_PROIBIDO', caractereRecusado(texto.slice(0, onde), texto.charAt(onde)));
}

/** The error for the first forbidden character of a longer text, with its place; null when there is none. */
export function problemaDeCaractere(campo: string, valor: string | null | undefined): Problema | null {
  return problemaDosCaracteres(campo, arrumarTexto(valor ?? ''), NAO_GUARDAVEIS);
}

/** Checks the characters of markup; the error names the place in the visible text. */
export function problemaDeCaractereNoMarkup(campo: string, markup: string): Problema | null {
  return problemaDeCaractere(campo, textoPuro(markup)) ?? problemaDeCaractere(campo, markup);
}

/** The error for a forbidden character, or for more than `max` code points; null when the text is valid. */
export function problemaDeLinha(campo: string, valor: string, max: number): Problema | null {
  const texto = arrumarLinha(valor).trim();
  const deCaractere = problemaDosCaracteres(campo, texto, PROIBIDOS);
  if (deCaractere !== null) return deCaractere;
  if (contarCodePoints(texto) > max) {
    return problema(
      campo,
      'TEXTO_LONGO',
      `O texto deve ter no máximo ${max.toLocaleString('pt-BR')} caracteres`,
    );
  }
  return null;
}

/** The error for a person's name: one without a letter counts as empty (D63). */
export function problemaDeNomeDePessoa(campo: string, valor: string, max: number): Problema | null {
  if (!/\p{L}/u.test(valor.replace(SEM_FORMA, ''))) {
    return problema(campo, 'NOME_SEM_LETRA', 'Escreva o nome com letras');
  }
  return problemaDeLinha(campo, valor, max);
}
