// Amounts are integers in cents; nothing here reckons with fractions.

/** 'R$ 1.234,56' of 123456 cents, with an ordinary space; '−' before an amount below zero. */
export function reais(centavos: number): string {
  const valor = Math.abs(centavos);
  const inteiros = String(Math.floor(valor / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${centavos < 0 ? '−' : ''}R$ ${inteiros},${String(valor % 100).padStart(2, '0')}`;
}

const ESCRITO = /^(?:R\$)?\s*(\d{1,9}|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;

/**
 * The cents of an amount as people write it: '700', '700,5', '1.234,56', 'R$ 700,00'. null for anything else,
 * also for '700.50', which may be read in two ways.
 */
export function lerReais(escrito: string): number | null {
  const achado = ESCRITO.exec(escrito.trim());
  if (achado === null) return null;
  const [, inteiros = '', centavos = ''] = achado;
  return Number(inteiros.replaceAll('.', '')) * 100 + Number(centavos.padEnd(2, '0'));
}

/** The number of a sheet's cell: 123456 cents are 1234.56. For display only, never for reckoning. */
export function emReais(centavos: number): number {
  return centavos / 100;
}
