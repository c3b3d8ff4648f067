import type { Capitulo } from './manual.ts';

/** The manual's chapters, its first page before them. The build puts docs/manual in the place of this file (vite/manual.ts). */
export const CAPITULOS: readonly Capitulo[] = [];
