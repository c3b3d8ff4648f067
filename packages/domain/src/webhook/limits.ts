export const WEBHOOKS_MAXIMO = 20;
export const NOME_DO_WEBHOOK_MAXIMO = 80;
export const ENDERECO_DO_WEBHOOK_MAXIMO = 500;
/** After a change of the secret both sign, so that the receiver has a day to take the new one. */
export const HORAS_DO_SEGREDO_ANTERIOR = 24;
/** The first attempt and thirteen more, at growing intervals up to a day: about five days in all. */
export const TENTATIVAS_DA_ENTREGA = 14;
export const PRAZO_DA_ENTREGA_MS = 10_000;
