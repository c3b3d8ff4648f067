import type { SituacaoDaContestacao } from './types.ts';

export * as MENSAGENS_DA_CONTESTACAO from './textos.ts';

export const NOMES_DAS_CONTESTACOES: Readonly<Record<SituacaoDaContestacao, string>> = {
  ABERTA: 'aberta',
  PROCEDENTE: 'procedente',
  IMPROCEDENTE: 'improcedente',
  RETIRADA: 'retirada',
};
