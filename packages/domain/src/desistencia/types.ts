/**
 * The grounds of a desistência (D61). CONSULTA: the coordinator is asked and nothing is decided yet;
 * SEM_RESPOSTA: the days to answer have passed.
 */
export const FUNDAMENTOS_DA_ADMINISTRACAO = [
  'PEDIDO_ESCRITO',
  'CONSULTA',
  'SEM_RESPOSTA',
  'FALECIMENTO',
  'FIM_DO_CARGO',
] as const;

export const FUNDAMENTOS = ['COORDENADOR', ...FUNDAMENTOS_DA_ADMINISTRACAO] as const;
export type Fundamento = (typeof FUNDAMENTOS)[number];

export const ESTADOS_DA_DESISTENCIA = ['consultada', 'marcada', 'emVigor'] as const;
export type EstadoDaDesistencia = (typeof ESTADOS_DA_DESISTENCIA)[number];

/** The desistência of a project that was neither taken back nor undone. */
export interface DesistenciaEmCurso {
  readonly fundamento: Fundamento;
  readonly motivo: string;
  /** The reference of the written request. */
  readonly pedido: string | null;
  /** The last day to answer; null where nobody was asked. */
  readonly responderAte: string | null;
  /** The day on which the project ends; null while the coordinator is asked. */
  readonly dia: string | null;
}

export interface DesistenciaPedida {
  readonly fundamento: Fundamento;
  readonly motivo?: string | null | undefined;
  readonly dia?: string | null | undefined;
  readonly pedido?: string | null | undefined;
}
