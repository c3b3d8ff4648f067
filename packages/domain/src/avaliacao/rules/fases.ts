import type { TipoDeProjeto } from '../../edital/types.ts';
import type { Problema } from '../../kernel/problema.ts';
import { CRITERIOS_FASE1, CRITERIOS_FASE2, type Criterio, type PontuacoesDigitadas } from '../types.ts';
import { problemasDaFase1, problemasDaFase2, totalDaFase1, totalDaFase2 } from './notas.ts';

/** What is scored together, and saved together. */
export interface FaseDaAvaliacao {
  readonly fase: 1 | 2;
  readonly criterios: readonly Criterio[];
  readonly problemas: (notas: PontuacoesDigitadas) => Problema[];
  /** null while one is missing. */
  readonly total: (notas: PontuacoesDigitadas) => number | null;
}

export const FASE1: FaseDaAvaliacao = {
  fase: 1,
  criterios: CRITERIOS_FASE1,
  problemas: problemasDaFase1,
  total: totalDaFase1,
};
export const FASE2: FaseDaAvaliacao = {
  fase: 2,
  criterios: CRITERIOS_FASE2,
  problemas: problemasDaFase2,
  total: totalDaFase2,
};

/** In the order in which they are saved; forms are drawn from it. */
export function fasesDaAvaliacao(tipo: TipoDeProjeto): readonly FaseDaAvaliacao[] {
  return tipo === 'TIPO I' ? [FASE1, FASE2] : [FASE1];
}
