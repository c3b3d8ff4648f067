import type { Situacao } from '../../projeto/types.ts';
import { TOTAL_MINIMO } from '../limits.ts';
import type { SituacaoExibida, Vagas } from '../types.ts';

/**
 * What the secretariat's list shows: APROVADO when all that was asked for is granted, else REPROVADO below 50
 * points, else in part (E-AVALIACAO-12). A missing total counts as 0.
 */
export function situacaoDaSecretaria(vagas: Vagas, total: number | null): SituacaoExibida {
  const tudo =
    vagas.remunerados_aprovados === vagas.remunerados && vagas.voluntarios_aprovados === vagas.voluntarios;
  if (tudo) return 'APROVADO';
  return (total ?? 0) < TOTAL_MINIMO ? 'REPROVADO' : 'APROVADO PARCIALMENTE';
}

export function situacaoGuardada(exibida: SituacaoExibida): Situacao {
  return exibida === 'APROVADO PARCIALMENTE' ? 'APROVADO' : exibida;
}
