/** Working days to answer a call-up (D53). */
export const DIAS_PARA_RESPONDER = 5;
export const JUSTIFICATIVA_MAXIMO = 2000;
