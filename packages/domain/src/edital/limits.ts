/** Storage cap of a call's name; ours (T-C15). */
export const NOME_DO_EDITAL_MAXIMO = 150;
/** Scholarships of a call: 0 to this many; ours. */
export const LIMITE_DE_BOLSAS_MAXIMO = 100_000;
/** Type of a new call unless the body says another (D4). */
export const TIPO_PADRAO = 'TIPO I';

/** Days for an appeal after publication (Lei 9.784, art. 59; T-J6). */
export const PRAZO_DE_RECURSO_DIAS = 10;
