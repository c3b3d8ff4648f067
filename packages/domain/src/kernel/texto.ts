import { decodificarEntidades } from './entidades.ts';
import { type Problema, problema } from './problema.ts';

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
  return decodificarEntidades(texto + markup.slice(desde))
    .trim()
    .normalize('NFC');
}

const FIM_DE_BLOCO = /<(?:\/(?:p|div|li|ul|ol|blockquote|h[1-6]|tr|td|th)|br\s{0,9}\/?)>/gi;

/** Rich text as one line to show: blocks separated. Lengths are counted by `textoPuro`. */
export function textoCorrido(markup: string): string {
  return textoPuro(markup.replace(FIM_DE_BLOCO, ' $&')).replace(/\s+/g, ' ');
}

/** An emoji outside the basic plane counts 1. */
export function contarCodePoints(s: string): number {
  let n = 0;
  for (const _ of s) n++;
  return n;
}

/** Single-line texts as stored and compared: NFC, trimmed. */
export function normalizarTexto(s: string): string {
  return s.normalize('NFC').trim();
}

/** Codes and addresses as stored and compared: full-width and other compatible forms become one. */
export function normalizarCodigo(s: string): string {
  return s.normalize('NFKC').trim();
}

/** True also for invisible characters only. */
export function estaVazio(s: string | null | undefined): boolean {
  return s === undefined || s === null || s.replace(/[\p{Cf}\s]+/gu, '') === '';
}

const ZWJ_DE_EMOJI =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu;
const PROIBIDOS =
  /[\p{Cc}\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\uffff]/u;
// PostgreSQL stores no NUL and PDF/A no control (T-C1); tabs and line ends are fine here.
const NAO_GUARDAVEIS = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u;

/** Whether a single-line text has controls, bidi overrides, zero-width or broken characters. */
export function temCaracterProibido(s: string): boolean {
  return !s.isWellFormed() || PROIBIDOS.test(s.replace(ZWJ_DE_EMOJI, ''));
}

/** The same for longer texts, where tabs, line breaks and joiners are fine. */
export function temCaracterNaoGuardavel(s: string): boolean {
  return !s.isWellFormed() || NAO_GUARDAVEIS.test(s);
}

/** Forbidden characters, or more than `max` code points. Null when fine. */
export function problemaDeNome(campo: string, valor: string, max: number): Problema | null {
  const texto = normalizarTexto(valor);
  if (temCaracterProibido(texto)) {
    return problema(campo, 'CARACTER_PROIBIDO', 'O texto tem caracteres que não são permitidos');
  }
  if (contarCodePoints(texto) > max) {
    return problema(campo, 'TEXTO_LONGO', `O texto deve ter no máximo ${max} caracteres`);
  }
  return null;
}
