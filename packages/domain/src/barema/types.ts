export const PASSOS = [0.1, 0.5, 1] as const;
export type Passo = (typeof PASSOS)[number];

/** The scores that the disciplines of a TIPO I project suggest (D17). */
export const RECOMENDACOES = ['apoio', 'natureza', 'caracteristica'] as const;
export type NomeDaRecomendacao = (typeof RECOMENDACOES)[number];

export interface CriterioDoBarema {
  /** Set once and never changed, so that a criterion can be renamed: a letter, then letters and digits. */
  readonly codigo: string;
  readonly nome: string;
  readonly ajuda: string;
  readonly fase: 1 | 2;
  readonly maximo: number;
  /** A project with a lower score is REPROVADO at any total; null when the criterion has no minimum. */
  readonly minimo: number | null;
  readonly peso: number;
  readonly passo: Passo;
  /** The evaluator writes why, for this criterion. */
  readonly parecer: boolean;
  /** The recommendation that fills it in (D17); only of projects with disciplines. */
  readonly recomendacao: NomeDaRecomendacao | null;
}

/** The part that a published result shows. */
export type CriterioPublico = Pick<CriterioDoBarema, 'fase' | 'maximo' | 'minimo' | 'nome' | 'peso'>;

/** Not a criterion: none may have these names. */
export const DESEMPATES_FIXOS = ['fase1', 'tsd', 'submissao', 'sorteio'] as const;
export type DesempateFixo = (typeof DESEMPATES_FIXOS)[number];

/** The criteria of a call, and what its ranking makes of them. */
export interface Barema {
  readonly criterios: readonly CriterioDoBarema[];
  /** A total below this is REPROVADO. */
  readonly totalMinimo: number;
  /** After the total, in this order: names of criteria, or the fixed ones. What is left equal shares a position. */
  readonly desempates: readonly string[];
  /** Seed of the drawn lots; public before the first proposal. */
  readonly semente: string;
}

export interface NotaDada {
  readonly criterio: string;
  readonly valor: number | null;
  /** Only of a criterion that asks for it. */
  readonly parecer?: string | undefined;
}
export type NotasDadas = readonly NotaDada[];

/** What the ranking needs beside the scores. `tsdMedio` in %, `submetidoEm` ISO, `lote` 0..2^48-1. */
export interface FatosDoDesempate {
  readonly tsdMedio: number | null;
  readonly submetidoEm: string;
  readonly lote: number;
}

/**
 * The result of one project's scores; totals have at most three decimals, five where the scores of several
 * evaluators were combined.
 */
export interface Apuracao {
  readonly fase1: number | null;
  readonly fase2: number | null;
  readonly total: number | null;
  /** null without a total. */
  readonly abaixoDoMinimo: boolean | null;
  /** Compared number by number, the greater first; null without a total. */
  readonly chave: readonly number[] | null;
}

/** A call's own barema, and the project's facts for its tie-breaks. */
export interface BaremaDoProjeto {
  readonly barema: Barema;
  readonly desempate: FatosDoDesempate;
}
