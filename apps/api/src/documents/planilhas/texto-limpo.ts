/** Excel's limit. */
const CARACTERES = 32_767;

/** Controls that XML cannot hold, lone surrogates and the two noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const PROIBIDOS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The part of a text that a cell can hold. */
export function textoLimpo(texto: string): string {
  const limpo = texto.toWellFormed().replace(PROIBIDOS, '');
  return limpo.length <= CARACTERES ? limpo : limpo.slice(0, CARACTERES).toWellFormed();
}
