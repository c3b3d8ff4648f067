import { DomainError } from '../../kernel/domain-error.ts';
import { MENSAGENS_COORDENACAO as M } from '../messages.ts';
import type { LacosDoConvidado } from '../types.ts';

/** 409 for who may not act for this project, now or ever (D61). */
export function exigirQuePossaAgir({ coordena, julgou }: LacosDoConvidado): void {
  if (coordena) throw new DomainError('conflito', 'JA_COORDENA', M.jaCoordena);
  if (julgou) throw new DomainError('conflito', 'JA_JULGOU', M.jaJulgou);
}

/**
 * The same 409 to the coordinator who invites, whether the person judges the project or has no account any more: who
 * evaluates it is not theirs to read (D15, D58).
 */
export function exigirQuePossaSerConvidada(lacos: LacosDoConvidado | null): void {
  if (lacos?.coordena === true) throw new DomainError('conflito', 'JA_COORDENA', M.jaCoordena);
  if (lacos === null || lacos.julgou) {
    throw new DomainError('conflito', 'NAO_PODE_SER_VICE', M.naoPodeSerVice);
  }
}
