/** What the old coordinator has to answer a transfer that they may refuse. */
export const DIAS_PARA_RESPONDER = 10;
export const MOTIVO_MAXIMO = 1000;
/** Beyond it a year was mistyped: the longest leave, for a doctorate, lasts four years. */
export const AFASTAMENTO_MAXIMO_EM_DIAS = 5 * 366;
