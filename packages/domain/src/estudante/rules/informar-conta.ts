import type { EstadoDoPagamento } from './situacao-do-pagamento.ts';

/** Money that may still be paid: on its way it may come back, and an open month may become due. */
const PODE_SER_PAGO: ReadonlySet<EstadoDoPagamento> = new Set([
  'ABERTO',
  'A_ENVIAR',
  'RETIDO',
  'ENVIADO',
  'DEVOLVIDO',
]);

/**
 * Whether the student writes the account of this vínculo: with a scholarship in force, and afterwards while a
 * payment of it is not yet credited.
 */
export function podeInformarConta(v: {
  readonly bolsista: boolean;
  readonly encerrado: boolean;
  readonly pagamentos: readonly EstadoDoPagamento[];
}): boolean {
  return (v.bolsista && !v.encerrado) || v.pagamentos.some((estado) => PODE_SER_PAGO.has(estado));
}
