export const NAO_SE_APLICA = -1;
export const HORAS_MAXIMAS = 320;
export const HORAS_PADRAO = 34;
/** Fewer hours in the current month need a confirmation (8 hours a week). */
export const HORAS_SEM_CONFIRMACAO = 32;
export const MESES_DO_ANO = 12;
