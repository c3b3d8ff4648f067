const MAXIMO = 300;

/**
 * A typed text as one line of a mail: no control characters, at most 300 characters, with an invisible joiner
 * wherever mail programs would make a link (T-E9).
 */
export function textoDaPessoa(valor: string): string {
  const linha = valor
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const curta = [...linha].length > MAXIMO ? `${[...linha].slice(0, MAXIMO).join('')}…` : linha;
  return curta
    .replace(/:\/\//g, ':\u2060//')
    .replace(/\.(?=[\p{L}\p{N}])/gu, '.\u2060')
    .replace(/@/g, '@\u2060');
}
