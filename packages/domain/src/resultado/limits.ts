/** Characters of the reason of a correction; ours. */
export const JUSTIFICATIVA_MAXIMO = 2000;
