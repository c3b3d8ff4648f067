/** Days in which the old coordinator may refuse a transfer. */
export const DIAS_PARA_RESPONDER = 10;
export const MOTIVO_MAXIMO = 1000;
/** How many days ahead a transfer or an absence may begin; a later date is taken for a mistyped year. */
export const DIAS_ADIANTE = 365;
/** Beyond it a year was mistyped: the longest leave, for a doctorate, lasts four years. */
export const AFASTAMENTO_MAXIMO_EM_DIAS = 5 * 366;
