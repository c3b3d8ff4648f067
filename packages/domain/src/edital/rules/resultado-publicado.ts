import { compararDias } from '../../kernel/datas.ts';
import type { Edital, EditalGuardado } from '../types.ts';

/** The calls that wait at the secretariat, else the newest that was ever sent. `editais`: newest first. */
export function editaisNaSecretaria<E extends Pick<Edital, 'fase'>>(editais: readonly E[]): readonly E[] {
  const esperam = editais.filter(({ fase }) => fase === 'secretaria');
  return esperam.length > 0
    ? esperam
    : editais.filter(({ fase }) => fase === 'resultado' || fase === 'arquivado').slice(0, 1);
}

/** Published, and not final yet: appeals run, and nobody has instructors. */
export function ehPreliminar({ finalEm }: Pick<EditalGuardado, 'finalEm'>): boolean {
  return finalEm === null;
}

/** On its last day too; without a last day always. */
export function recursosAbertos({ fimRecursos }: Pick<EditalGuardado, 'fimRecursos'>, hoje: string): boolean {
  return fimRecursos === null || compararDias(hoje, fimRecursos) <= 0;
}
