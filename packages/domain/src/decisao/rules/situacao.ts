import type { Situacao } from '../../projeto/types.ts';
import { TOTAL_MINIMO } from '../limits.ts';
import type { SituacaoExibida, Vagas } from '../types.ts';
import { vagasDadas } from './vagas.ts';

export interface Pontuado {
  readonly total: number | null;
  /** Computed by a call's own barema. */
  readonly abaixoDoMinimo?: boolean | null | undefined;
}

/** Whether the scores leave the project out of the places: below 50 points, or a minimum of the call's barema. */
export function ficouAbaixo({ total, abaixoDoMinimo }: Pontuado): boolean {
  return abaixoDoMinimo ?? (total ?? 0) < TOTAL_MINIMO;
}

/**
 * The state shown in the secretariat's list: APROVADO when all that was asked for is granted, else REPROVADO below 50
 * points, else APROVADO with more than was asked for and in part with less (E-AVALIACAO-12). A missing total counts as 0.
 */
export function situacaoDaSecretaria(vagas: Vagas, pontuado: Pontuado): SituacaoExibida {
  // A project below the barema's minimum is REPROVADO even when it asked for nothing.
  if (pontuado.abaixoDoMinimo) return 'REPROVADO';
  const tudo =
    vagas.remunerados_aprovados === vagas.remunerados && vagas.voluntarios_aprovados === vagas.voluntarios;
  if (tudo) return 'APROVADO';
  if (ficouAbaixo(pontuado)) return 'REPROVADO';
  return vagasDadas(vagas) === 'todas' ? 'APROVADO' : 'APROVADO PARCIALMENTE';
}

export function situacaoGuardada(exibida: SituacaoExibida): Situacao {
  return exibida === 'APROVADO PARCIALMENTE' ? 'APROVADO' : exibida;
}
