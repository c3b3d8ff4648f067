import { compararDias } from '../../kernel/datas.ts';
import type { Edital, EditalGuardado } from '../types.ts';

/**
 * The calls that are now in the secretariat, else the newest that was ever sent there. `editais`: newest
 * first.
 */
export function editaisNaSecretaria<E extends Pick<Edital, 'fase'>>(editais: readonly E[]): readonly E[] {
  const esperam = editais.filter(({ fase }) => fase === 'secretaria');
  return esperam.length > 0
    ? esperam
    : editais.filter(({ fase }) => fase === 'resultado' || fase === 'arquivado').slice(0, 1);
}

/** Whether the result is published but not final: appeals run, and no project has instructors yet. */
export function ehPreliminar({ finalEm }: Pick<EditalGuardado, 'finalEm'>): boolean {
  return finalEm === null;
}

/** Whether appeals are open: on the last day too, and always without a last day. */
export function recursosAbertos({ fimRecursos }: Pick<EditalGuardado, 'fimRecursos'>, hoje: string): boolean {
  return fimRecursos === null || compararDias(hoje, fimRecursos) <= 0;
}
