import { setImmediate as proximaVez } from 'node:timers/promises';
import type { Celula, Linhas } from './modelo.ts';

/** Rows at a time: a millisecond or two of work. */
const PEDACO = 250;

/** Those that are few, or that only the whole tells; everybody else has a turn between two pieces. */
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
