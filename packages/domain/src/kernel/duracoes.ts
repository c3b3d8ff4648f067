/** Lengths of time in milliseconds; a calendar day may be an hour shorter or longer. */
export const MINUTO_MS = 60_000;
export const HORA_MS = 60 * MINUTO_MS;
export const DIA_MS = 24 * HORA_MS;
