import type { Documento, SituacaoDoDocumento } from '../instrutor/types.ts';

/** In the order of a project's life. HOMOLOGACAO only where the call asks for it; only those who work in the call see DECISAO and SECRETARIA as separate steps. */
export const ETAPAS = [
  'ENVIADO',
  'HOMOLOGACAO',
  'EM_AVALIACAO',
  'DECISAO',
  'SECRETARIA',
  'RESULTADO',
  'RECURSO',
  'INSTRUTORES',
  'ANO_EM_CURSO',
  'ENCERRADO',
] as const;
export type CodigoDaEtapa = (typeof ETAPAS)[number];

export const ESTADOS_DA_ETAPA = ['FEITA', 'AGORA', 'DEPOIS'] as const;

export interface Etapa {
  readonly codigo: CodigoDaEtapa;
  readonly nome: string;
  readonly estado: (typeof ESTADOS_DA_ETAPA)[number];
  /** Days, where the calendar or the project knows them: the one on which it happened, and the last one. */
  readonly em: string | null;
  readonly ate: string | null;
  readonly detalhe: string | null;
}

/** The readers of a project's history (D20, D30, D43). */
export type LeitorDoHistorico = 'administrador' | 'colaborador' | 'comissao' | 'coordenador';

export type RegistroDoHistorico = 'edital' | 'instrutor' | 'projeto' | 'projeto_aprovacao' | 'recurso';

export interface AtoGuardado {
  readonly quando: string;
  readonly pessoa: { readonly id: number; readonly nome: string } | null;
  readonly acao: string;
  /** The instructor whom the act was about. */
  readonly sobre: string | null;
  readonly documento: Documento | null;
  readonly situacao: SituacaoDoDocumento | null;
  /** The answer, for an act that accepts or refuses; null for any other. */
  readonly aceita: boolean | null;
}

export interface LinhaDoHistorico {
  readonly quando: string;
  readonly quem: string;
  readonly frase: string;
}
