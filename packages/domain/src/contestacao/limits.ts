/** Calendar days after the hours or the payment of the month were last known. */
export const DIAS_PARA_CONTESTAR = 30;
/** Calendar days after the contest was sent. */
export const DIAS_PARA_RESPONDER = 30;
/** How often a student may contest the same hours and payment, after withdrawing. */
export const CONTESTACOES_DO_MESMO_FATO = 3;
export const TEXTO_DA_CONTESTACAO_MAXIMO = 4000;
