import type { SituacaoDoInstrutor } from '../instrutor/types.ts';

/** Why a grant is not paid for a month; null = it is paid. */
export const MOTIVOS_DO_NAO_PAGAMENTO = [
  'IRREGULAR',
  'SEM_FREQUENCIA',
  'NAO_SE_APLICA',
  'AUSENCIA',
  'JA_PAGO',
] as const;
export type MotivoDoNaoPagamento = (typeof MOTIVOS_DO_NAO_PAGAMENTO)[number];

export const TIPOS_DE_LANCAMENTO = ['NORMAL', 'AJUSTE'] as const;
/** AJUSTE: a month that was closed earlier without this payment. */
export type TipoDeLancamento = (typeof TIPOS_DE_LANCAMENTO)[number];

/** One line of a monthly sheet. */
export interface Lancamento {
  readonly instrutor: { readonly id: number; readonly nome: string; readonly email: string };
  readonly projeto: { readonly id: number; readonly titulo: string };
  /** The month that is paid for, 'yyyy-mm'; in an AJUSTE earlier than the sheet's. */
  readonly competencia: string;
  readonly tipo: TipoDeLancamento;
  readonly pago: boolean;
  readonly motivo: MotivoDoNaoPagamento | null;
  /** Hours registered for that month, or null. */
  readonly horas: number | null;
}

/** What the sheet of any month is computed from: a grant holder of a published, approved project, with his months. */
export interface Bolsista {
  readonly instrutor: Lancamento['instrutor'];
  readonly projeto: Lancamento['projeto'];
  readonly situacao: SituacaoDoInstrutor;
  /** 'yyyy-mm' or null. */
  readonly mesInicio: string | null;
  /** Last day of the tie, or null. */
  readonly fim: string | null;
  /** Hours registered, by month 'yyyy-mm'; −1 for 'não se aplica'. */
  readonly horas: Readonly<Record<string, number>>;
  /** Months with a recorded absence. */
  readonly ausencias: readonly string[];
}

/** A month that was paid to a person, in any closed sheet. */
export interface Recebido {
  readonly instrutorId: number;
  readonly email: string;
  readonly competencia: string;
}
