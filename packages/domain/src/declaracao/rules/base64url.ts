const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The bytes of a text in base64url without padding; null for any other text, also where unused bits are set. */
export function bytesDeBase64url(texto: string): number[] | null {
  const bytes: number[] = [];
  let acumulado = 0;
  let bits = 0;
  for (const letra of texto) {
    const valor = ALFABETO.indexOf(letra);
    if (valor < 0) return null;
    acumulado = (acumulado * 64 + valor) % 65_536;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(Math.floor(acumulado / 2 ** bits) % 256);
  }
  return bits < 6 && acumulado % 2 ** bits === 0 ? bytes : null;
}

/** The text of UTF-8 bytes; null when they are not UTF-8. */
export function textoDeUtf8(bytes: readonly number[]): string | null {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
}

/** How many bytes the text has in UTF-8. */
export function bytesEmUtf8(texto: string): number {
  let soma = 0;
  for (const letra of texto) {
    const ponto = letra.codePointAt(0) ?? 0;
    soma += ponto < 0x80 ? 1 : ponto < 0x8_00 ? 2 : ponto < 0x1_00_00 ? 3 : 4;
  }
  return soma;
}
