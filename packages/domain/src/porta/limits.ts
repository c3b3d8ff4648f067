/** From the beginning to the provider's answer. */
export const PEDIDO_MS = 10 * 60_000;
/** The code in the address bar after an answer. */
export const CODIGO_MS = 60_000;
/** The form of a first entry, or of linking by password. */
export const FORMULARIO_MS = 30 * 60_000;
/** Both entries of an administrator before local entry may be switched off. */
export const PROVA_DAS_DUAS_ENTRADAS_MS = 60 * 60_000;
/** Read once a day, in an hourly round: older ones could not be read again. */
export const ATRASO_DOS_METADADOS_MS = 26 * 60 * 60_000;
export const NOME_DA_PORTA_MAXIMO = 60;
export const SUJEITO_MAXIMO = 500;
export const CONTATO_MAXIMO = 200;
