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
