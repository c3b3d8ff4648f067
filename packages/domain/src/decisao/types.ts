export const SITUACOES_EXIBIDAS = ['SUBMETIDO', 'APROVADO', 'APROVADO PARCIALMENTE', 'REPROVADO'] as const;

export type SituacaoExibida = (typeof SITUACOES_EXIBIDAS)[number];

export interface Vagas {
  readonly remunerados: number;
  readonly voluntarios: number;
  readonly remunerados_aprovados: number;
  readonly voluntarios_aprovados: number;
}

/** The places that a call may give to one project, given those of the others. */
export interface LimitesDasVagas {
  readonly limiteBolsas: number | null;
  readonly bolsasDosOutros: number;
  /** Of the coordinator's unit; absent where the call sets no limit for each unit. */
  readonly daUnidade?: { readonly limite: number; readonly bolsasDosOutros: number } | undefined;
}
