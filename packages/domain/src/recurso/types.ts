import type { Pontuacoes, Vagas } from '../avaliacao/types.ts';
import type { TipoDeProjeto } from '../edital/types.ts';

export const STATUS_DO_RECURSO = ['PENDENTE', 'ACEITO', 'RECUSADO'] as const;
export type StatusDoRecurso = (typeof STATUS_DO_RECURSO)[number];

export type Decidido = Pontuacoes & Pick<Vagas, 'remunerados_aprovados' | 'voluntarios_aprovados'>;

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

export interface DadosDaDecisao extends Partial<Record<keyof Decidido, number | null | undefined>> {
  readonly feedback?: string | null | undefined;
}

export interface LimitesDaDecisao {
  readonly tipo: TipoDeProjeto;
  readonly pedidas: Pick<Vagas, 'remunerados' | 'voluntarios'>;
  readonly limiteBolsas: number | null;
  readonly bolsasDosOutros: number;
}
