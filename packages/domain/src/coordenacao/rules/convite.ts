import { DomainError } from '../../kernel/domain-error.ts';
import { MENSAGENS_COORDENACAO as M } from '../messages.ts';
import type { LacosDoConvidado } from '../types.ts';

/** Throws 409 for a person who may not act for this project, now or ever (D61). */
export function exigirQuePossaAgir({ coordena, julgou }: LacosDoConvidado): void {
  if (coordena) throw new DomainError('conflito', 'JA_COORDENA', M.jaCoordena);
  if (julgou) throw new DomainError('conflito', 'JA_JULGOU', M.jaJulgou);
}

/**
 * Throws 409 when a coordinator invites themselves, or an account that is closed or unknown. People who judge
 * the project are not refused, since that would reveal them to the coordinator (D15, D58); their invitation
 * is never delivered.
 */
export function exigirQuePossaSerConvidada(lacos: LacosDoConvidado | null): LacosDoConvidado {
  if (lacos === null) throw new DomainError('conflito', 'NAO_PODE_SER_VICE', M.naoPodeSerVice);
  if (lacos.coordena) throw new DomainError('conflito', 'JA_COORDENA', M.jaCoordena);
  return lacos;
}
