export const RESULTADOS_DA_CONTESTACAO = ['PROCEDENTE', 'IMPROCEDENTE'] as const;
export type ResultadoDaContestacao = (typeof RESULTADOS_DA_CONTESTACAO)[number];

export const SITUACOES_DA_CONTESTACAO = ['ABERTA', ...RESULTADOS_DA_CONTESTACAO, 'RETIRADA'] as const;
export type SituacaoDaContestacao = (typeof SITUACOES_DA_CONTESTACAO)[number];

/** One that the student sent before, about the same month. */
export interface ContestacaoFeita {
  readonly situacao: SituacaoDaContestacao;
  /** An instant. */
  readonly enviadaEm: string;
}
