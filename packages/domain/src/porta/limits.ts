/** A request is valid until this long after it began. */
export const PEDIDO_MS = 10 * 60_000;
/** The code in the address bar is valid for this long after the answer. */
export const CODIGO_MS = 60_000;
/** The form of a first login, or of linking by password, can be sent for this long. */
export const FORMULARIO_MS = 30 * 60_000;
/** An administrator must have logged in both ways within this time to switch the local login off. */
export const PROVA_DAS_DUAS_ENTRADAS_MS = 60 * 60_000;
/** Read once a day, in an hourly round: older ones could not be read again. */
export const ATRASO_DOS_METADADOS_MS = 26 * 60 * 60_000;
export const NOME_DA_PORTA_MAXIMO = 60;
export const SUJEITO_MAXIMO = 500;
export const CONTATO_MAXIMO = 200;
