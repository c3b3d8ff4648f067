import { arrumarLinha } from './arrumar-texto.ts';

/** A text for comparison: without accents, case and repeated spaces. */
export function dobrado(texto: string): string {
  return arrumarLinha(texto)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
