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
  /** The limit of the coordinator's unit; absent where the edital has no limit per unit. */
  readonly daUnidade?: { readonly limite: number; readonly bolsasDosOutros: number } | undefined;
}
