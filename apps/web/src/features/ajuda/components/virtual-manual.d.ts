declare module 'virtual:manual' {
  import type { Capitulo } from './manual.ts';

  export const CAPITULOS: readonly Capitulo[];
}
