import type { Pontuacoes } from '../avaliacao/types.ts';
import type { BaremaDoProjeto, NotasDadas } from '../barema/types.ts';
import type { LimitesDasVagas, Vagas } from '../decisao/types.ts';
import type { TipoDeProjeto } from '../edital/types.ts';

export const STATUS_DO_RECURSO = ['PENDENTE', 'ACEITO', 'RECUSADO'] as const;
export type StatusDoRecurso = (typeof STATUS_DO_RECURSO)[number];

export type Decidido = Pontuacoes &
  Pick<Vagas, 'remunerados_aprovados' | 'voluntarios_aprovados'> & {
    /** Stored for the scores of a call's own barema, whose weights may change later. */
    readonly total?: number | null | undefined;
  };

/**
 * One criterion of an appeal by criterion: the author's reasons, and the decision. Both texts are rich text.
 */
export interface CriterioContestado {
  /** One of the seven fields, or a code of the call's own barema. */
  readonly criterio: string;
  readonly mensagem: string;
  /** null while undecided. */
  readonly acolhido: boolean | null;
  readonly feedback: string | null;
}

export interface CriterioDecidido {
  readonly criterio: string;
  readonly acolhido?: boolean | null | undefined;
  readonly feedback?: string | null | undefined;
}

/** The text of the appeal as it was sent. */
export interface PedidoDeRecurso {
  readonly mensagem?: string | null | undefined;
  readonly criterios?:
    | readonly { readonly criterio: string; readonly mensagem?: string | null | undefined }[]
    | null
    | undefined;
  readonly anexos?:
    | readonly { readonly referencia: string; readonly nome?: string | null | undefined }[]
    | null
    | undefined;
}

/** `mensagem` and `feedback` are rich text. Original and corrected values are kept (D21). */
export interface RecursoGuardado {
  readonly id: number;
  readonly versao: number;
  readonly aprovacaoId: number;
  readonly mensagem: string;
  readonly feedback: string | null;
  readonly status: StatusDoRecurso;
  readonly criadoEm: string;
  readonly decididoEm: string | null;
  readonly original: Decidido | null;
  readonly corrigido: Decidido | null;
}

export interface DadosDaDecisao
  extends Partial<Record<Exclude<keyof Decidido, 'notas' | 'total'>, number | null | undefined>> {
  /** In a call with its own barema, replaces the seven scores. */
  readonly notas?: NotasDadas | null | undefined;
  readonly feedback?: string | null | undefined;
  /** Only for an appeal by criterion. */
  readonly criterios?: readonly CriterioDecidido[] | null | undefined;
}

export interface LimitesDaDecisao extends LimitesDasVagas {
  readonly tipo: TipoDeProjeto;
  readonly pedidas: Pick<Vagas, 'remunerados' | 'voluntarios'>;
  readonly proprio?: BaremaDoProjeto | null | undefined;
}

export const ESTADOS_DA_RELATORIA = ['semRelator', 'designada', 'entregue'] as const;
export type EstadoDaRelatoria = (typeof ESTADOS_DA_RELATORIA)[number];

/** The rapporteur of an appeal, and whether the draft was handed over. */
export interface RelatoriaGuardada {
  readonly estado: EstadoDaRelatoria;
  readonly relatorId: number | null;
}

/** A draft decision, which may be incomplete until it is handed over. `decisao`: the proposed one. */
export interface Minuta extends DadosDaDecisao {
  readonly decisao?: 'aceitar' | 'recusar' | null | undefined;
}
