/** Random bytes of a code: 128 bits, which nobody guesses. */
export const BYTES_DO_CODIGO = 16;
export const MOTIVO_DA_REVOGACAO_MAXIMO = 1000;
