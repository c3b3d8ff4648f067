/** Characters of the justification and of the feedback, markup included; ours. */
export const MENSAGEM_DO_RECURSO_MAXIMO = 20_000;
export const FEEDBACK_MAXIMO = 20_000;
