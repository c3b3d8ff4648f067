import type { ExameDaParte } from '@instrutoria/domain/sistema/types.ts';

/** Shorter than the examination of all parts, so that a part's own words are shown. */
export const PROVA_MS = 2_500;

export const FUNCIONA: ExameDaParte = { situacao: 'ok', causa: null };

/** Nobody configured it. */
export const DESLIGADA: ExameDaParte = { situacao: 'desligado', causa: null };

/** @param causa for a person, without secrets */
export function fora(causa: string): ExameDaParte {
  return { situacao: 'fora', causa };
}
