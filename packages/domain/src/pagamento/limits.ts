/** Storage cap of a reason, as everywhere (T-C15). */
export const JUSTIFICATIVA_MAXIMA = 1000;
