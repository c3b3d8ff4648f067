import { temPasso } from '@instrutoria/domain/kernel/maquina.ts';
import { MAQUINA_DO_RECURSO } from '@instrutoria/domain/recurso/maquina.ts';
import type { Recurso } from '../api.ts';

/** Nobody has answered it. */
export const esperaDecisao = ({ status }: Recurso): boolean =>
  temPasso(MAQUINA_DO_RECURSO, 'aceitarRecurso', status);

/** Waits, and the reader may decide it: neither his own nor one of a declared conflict (D30). */
export const podeSerDecidido = (recurso: Recurso): boolean =>
  esperaDecisao(recurso) && recurso.impedimento === undefined;

/** Those that wait first, and of them who asked first. */
export function emOrdemDeDecisao(recursos: readonly Recurso[]): readonly Recurso[] {
  const ordem = (recurso: Recurso) => (esperaDecisao(recurso) ? 0 : 1);
  return recursos.toSorted(
    (a, b) => ordem(a) - ordem(b) || a.criadoEm.localeCompare(b.criadoEm) || a.id - b.id,
  );
}
