import type { UltimaEscrita } from './types.ts';

/**
 * Whether this person reads the numbers of an account, not only the bank and the last digits. The coordination never
 * reads what a student wrote, also where the administration corrected a digit of it; it reads what it typed itself.
 */
export function leOsNumeros(
  { id, coordena }: { readonly id: number; readonly coordena: boolean },
  ultima: UltimaEscrita | null,
): boolean {
  return !coordena || ultima === null || !ultima.estudanteEscreveu || ultima.autorId === id;
}
