import { DomainError } from '../../kernel/domain-error.ts';
import { MENSAGENS_COORDENACAO as M } from '../messages.ts';
import type { LacosDoConvidado } from '../types.ts';

/** 409 for who may not act for this project, now or ever (D61). */
export function exigirQuePossaAgir({ coordena, julgou }: LacosDoConvidado): void {
  if (coordena) throw new DomainError('conflito', 'JA_COORDENA', M.jaCoordena);
  if (julgou) throw new DomainError('conflito', 'JA_JULGOU', M.jaJulgou);
}

/**
 * Whom a coordinator may invite: 409 for themselves and for an account that is closed or unknown. Who judges the project
 * is not refused: the coordinator would learn it (D15, D58). Their invitation is never delivered.
 */
export function exigirQuePossaSerConvidada(lacos: LacosDoConvidado | null): LacosDoConvidado {
  if (lacos === null) throw new DomainError('conflito', 'NAO_PODE_SER_VICE', M.naoPodeSerVice);
  if (lacos.coordena) throw new DomainError('conflito', 'JA_COORDENA', M.jaCoordena);
  return lacos;
}
