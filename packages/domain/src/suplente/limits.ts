/** Working days to answer a call-up (D53). */
export const DIAS_PARA_RESPONDER = 5;

/** Days between the mail to projects that lose a number and the change of a published list (D53). */
export const DIAS_DEPOIS_DO_AVISO = 10;
