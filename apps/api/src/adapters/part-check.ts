import type { ExameDaParte } from '@instrutoria/domain/sistema/types.ts';

/** Shorter than the time limit of all parts together, so that a part's own error is shown. */
export const PROVA_MS = 2_500;

export const FUNCIONA: ExameDaParte = { situacao: 'ok', causa: null };

/** For a part that is not configured. */
export const DESLIGADA: ExameDaParte = { situacao: 'desligado', causa: null };

/** @param causa for a person, without secrets */
export function fora(causa: string): ExameDaParte {
  return { situacao: 'fora', causa };
}
