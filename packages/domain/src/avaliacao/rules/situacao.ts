import type { Situacao } from '../../projeto/types.ts';
import { TOTAL_MINIMO } from '../limits.ts';
import type { SituacaoExibida, Vagas } from '../types.ts';

/**
 * What the secretariat's list shows: APROVADO when the counts granted are those asked for, else REPROVADO below 50
 * points, else in part (E-AVALIACAO-12). A total that was never given counts as 0.
 */
export function situacaoDaSecretaria(vagas: Vagas, total: number | null): SituacaoExibida {
  const tudo =
    vagas.remunerados_aprovados === vagas.remunerados && vagas.voluntarios_aprovados === vagas.voluntarios;
  if (tudo) return 'APROVADO';
  return (total ?? 0) < TOTAL_MINIMO ? 'REPROVADO' : 'APROVADO PARCIALMENTE';
}

/** What publication stores for what is shown (D20). */
export function situacaoGuardada(exibida: SituacaoExibida): Situacao {
  return exibida === 'APROVADO PARCIALMENTE' ? 'APROVADO' : exibida;
}
