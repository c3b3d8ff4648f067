/** Of justification and feedback, markup included. */
export const MENSAGEM_DO_RECURSO_MAXIMO = 20_000;
export const FEEDBACK_MAXIMO = 20_000;
