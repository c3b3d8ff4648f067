/** Failures before a pause is asked for, and the pauses: they double from one minute up to fifteen (T-A1). */
export const FALHAS_LIVRES = 5;
const PRIMEIRA_PAUSA_MS = 60_000;
export const PAUSA_MAXIMA_MS = 15 * 60_000;
/** After this quiet time the count starts anew. */
export const MEMORIA_MS = 2 * 60 * 60_000;

/** How long the next attempt must wait after so many failures in a row. Milliseconds; 0 below five. Never for ever. */
export function pausaDepoisDe(falhas: number): number {
  if (falhas < FALHAS_LIVRES) return 0;
  return Math.min(PAUSA_MAXIMA_MS, PRIMEIRA_PAUSA_MS * 2 ** Math.min(10, falhas - FALHAS_LIVRES));
}
