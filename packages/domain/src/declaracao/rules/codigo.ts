/** Without I, L, O, U, which are taken for figures or other letters. */
const ALFABETO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETRAS = 26;

function agrupar(letras: string): string {
  return [0, 5, 10, 15, 20].map((i) => letras.slice(i, i === 20 ? LETRAS : i + 5)).join('-');
}

/** 16 random bytes as a code that can be typed from paper: 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXXX'. */
export function formarCodigo(bytes: Uint8Array): string {
  let resto = bytes.reduce((soma, byte) => soma * 256n + BigInt(byte), 0n);
  let letras = '';
  for (let i = 0; i < LETRAS; i += 1) {
    letras = (ALFABETO[Number(resto % 32n)] ?? '') + letras;
    resto /= 32n;
  }
  return agrupar(letras);
}

/** The code as it is stored, from any case, spaces and hyphens, O as 0, I and L as 1; null for no code. */
export function lerCodigo(escrito: string): string | null {
  const letras = escrito.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const ehCodigo = letras.length === LETRAS && [...letras].every((letra) => ALFABETO.includes(letra));
  return ehCodigo ? agrupar(letras) : null;
}
