import type { Fase } from '../../edital/types.ts';

const NA_AVALIACAO = { avaliacao: ['avaliacao'] } as const;

/** By the call's phase, and apart from what the acts do: buttons on many pages ask only this (ADR 0004). */
export const PASSOS_DA_DESIGNACAO = {
  designarAvaliador: NA_AVALIACAO,
  lembrarAvaliadores: NA_AVALIACAO,
} as const;

export function podeDesignar(fase: Fase): boolean {
  return fase in PASSOS_DA_DESIGNACAO.designarAvaliador;
}
