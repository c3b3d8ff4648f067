export const OBSERVACAO_MAXIMA = 1000;
export const MOTIVO_DO_FIM_MAXIMO = 1000;
/** Letters to type before people are searched, so that nobody sees the list of everybody. */
export const LETRAS_DA_BUSCA = 3;
