import { HORA_MS } from '../../kernel/duracoes.ts';
import type { EsperaDaConta } from '../types.ts';

/** How long an account that somebody else wrote waits for the student's answer. */
export const ESPERA_DA_CONTA_H = 72;

export const RESPOSTAS_SOBRE_A_CONTA = ['minha', 'naoMinha'] as const;
export type RespostaSobreAConta = (typeof RESPOSTAS_SOBRE_A_CONTA)[number];

/** `negada`: the student said that it is not theirs, so nothing is paid to it. */
export const SITUACOES_DA_CONTA = ['livre', 'espera', 'negada'] as const;
export type SituacaoDaConta = (typeof SITUACOES_DA_CONTA)[number];

/** Until when the account waits, if the student does not answer. */
export function esperaDaContaAte({ em }: Pick<EsperaDaConta, 'em'>): Date {
  return new Date(em.getTime() + ESPERA_DA_CONTA_H * HORA_MS);
}

/** Whether an account may be paid to now: the student was asked and has not answered, or said no. */
export function situacaoDaConta(conta: EsperaDaConta, agora: Date): SituacaoDaConta {
  if (conta.resposta === 'naoMinha') return 'negada';
  if (!conta.perguntada || conta.resposta === 'minha') return 'livre';
  return agora < esperaDaContaAte(conta) ? 'espera' : 'livre';
}

/** The same of the last writing of an account; null: none is recorded. */
export function situacaoDaUltima(escrita: EsperaDaConta | null, agora: Date): SituacaoDaConta {
  return escrita === null ? 'livre' : situacaoDaConta(escrita, agora);
}
