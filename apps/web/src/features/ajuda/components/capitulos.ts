import type { Capitulo } from './manual.ts';

/**
 * The manual's chapters, the first page before them. The build replaces this file by docs/manual
 * (vite/manual.ts).
 */
export const CAPITULOS: readonly Capitulo[] = [];
