import type { Pontuacoes, Vagas } from '../avaliacao/types.ts';
import type { TipoDeProjeto } from '../edital/types.ts';

/** Where an appeal stands (D21). */
export const STATUS_DO_RECURSO = ['PENDENTE', 'ACEITO', 'RECUSADO'] as const;
export type StatusDoRecurso = (typeof STATUS_DO_RECURSO)[number];

/** What an accepted appeal replaces: the seven scores and the counts granted. */
export type Decidido = Pontuacoes & Pick<Vagas, 'remunerados_aprovados' | 'voluntarios_aprovados'>;

/** The stored appeal. `mensagem` and `feedback` are rich text. Original and corrected values are kept (D21). */
export interface RecursoGuardado {
  readonly id: number;
  readonly versao: number;
  readonly aprovacaoId: number;
  readonly mensagem: string;
  readonly feedback: string | null;
  readonly status: StatusDoRecurso;
  /** ISO instants. */
  readonly criadoEm: string;
  readonly decididoEm: string | null;
  readonly original: Decidido | null;
  readonly corrigido: Decidido | null;
}

/** What the committee sends to accept one. */
export interface DadosDaDecisao extends Partial<Record<keyof Decidido, number | null | undefined>> {
  readonly feedback?: string | null | undefined;
}

/** What the call and the request hold an acceptance to. */
export interface LugarDoRecurso {
  readonly tipo: TipoDeProjeto;
  readonly pedidas: Pick<Vagas, 'remunerados' | 'voluntarios'>;
  readonly limiteBolsas: number | null;
  /** Paid places granted to the call's other projects. */
  readonly bolsasDosOutros: number;
}
