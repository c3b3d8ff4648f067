import { DomainError } from '../../kernel/domain-error.ts';
import { MENSAGENS_COORDENACAO as M } from '../messages.ts';
import type { LacosDoConvidado } from '../types.ts';

/** 409 for who may not act for this project, now or ever (D61). */
export function exigirQuePossaAgir({ coordena, julgou }: LacosDoConvidado): void {
  if (coordena) throw new DomainError('conflito', 'JA_COORDENA', M.jaCoordena);
  if (julgou) throw new DomainError('conflito', 'JA_JULGOU', M.jaJulgou);
}
