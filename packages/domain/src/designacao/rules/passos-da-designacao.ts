import type { Fase } from '../../edital/types.ts';

const NA_AVALIACAO = { avaliacao: ['avaliacao'] } as const;

/**
 * The acts by the call's phase, apart from their effects, because buttons on many pages need only these (ADR
 * 0004).
 */
export const PASSOS_DA_DESIGNACAO = {
  designarAvaliador: NA_AVALIACAO,
  lembrarAvaliadores: NA_AVALIACAO,
} as const;

export function podeDesignar(fase: Fase): boolean {
  return fase in PASSOS_DA_DESIGNACAO.designarAvaliador;
}
