import { setImmediate as proximaVez } from 'node:timers/promises';
import type { Celula, Linhas } from './modelo.ts';

/** Rows per piece: a millisecond or two of work. */
const PEDACO = 250;

/** Rows that are in memory already; lets other work run between two pieces. */
export function linhasProntas(linhas: readonly (readonly Celula[])[]): Linhas {
  let entregues = 0;
  return {
    quantas: linhas.length,
    async proximas() {
      if (entregues > 0) await proximaVez();
      const pedaco = linhas.slice(entregues, entregues + PEDACO);
      entregues += pedaco.length;
      return pedaco;
    },
    fechar: () => Promise.resolve(),
  };
}
