export const OBSERVACAO_MAXIMA = 1000;
export const MOTIVO_DO_FIM_MAXIMO = 1000;
/** Letters before people are looked for: nobody is shown the list of all of them here. */
export const LETRAS_DA_BUSCA = 3;
