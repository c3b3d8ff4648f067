/** Working days to answer a call-up (D53). */
export const DIAS_PARA_RESPONDER = 5;
/** Days between the mail to who loses a number and the change of a published list (D53). */
export const DIAS_DEPOIS_DO_AVISO = 10;
export const JUSTIFICATIVA_MAXIMO = 2000;
/** How many days a coordinator has to answer a proposal that would lower a result. */
export const DIAS_PARA_RESPONDER_ANULACAO = 10;
export const ANOS_PARA_ANULAR = 5;
export const TEXTO_DA_ANULACAO_MAXIMO = 20_000;
