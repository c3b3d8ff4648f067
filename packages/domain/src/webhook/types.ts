export const EVENTOS_DO_WEBHOOK = [
  'projeto.submetido',
  'projeto.designado',
  'resultado.publicado',
  'recurso.recebido',
  'instrutor.regularizado',
  'mes.fechado',
] as const;
export type EventoDoWebhook = (typeof EVENTOS_DO_WEBHOOK)[number];

/** Sent only when somebody asks for a test. */
export const EVENTO_DE_TESTE = 'teste';
export const EVENTOS_ENTREGUES = [...EVENTOS_DO_WEBHOOK, EVENTO_DE_TESTE] as const;
export type EventoEntregue = (typeof EVENTOS_ENTREGUES)[number];

/** `morta`: all attempts failed, or the webhook was switched off meanwhile. */
export const ESTADOS_DA_ENTREGA = ['esperando', 'entregue', 'morta'] as const;
export type EstadoDaEntrega = (typeof ESTADOS_DA_ENTREGA)[number];
