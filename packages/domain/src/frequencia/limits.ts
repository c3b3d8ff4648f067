export const NAO_SE_APLICA = -1;
export const HORAS_MAXIMAS = 320;
export const HORAS_PADRAO = 34;
/** Fewer hours in the current month need a confirmation (8 hours a week). */
export const HORAS_SEM_CONFIRMACAO = 32;
export const MESES_DO_ANO = 12;
/** Of one student in one vínculo and day. */
export const HORAS_POR_DIA = 12;
/** In the place of what a student wrote about a day, after its time; hours and day stay, like all attendance. */
export const ATIVIDADE_ELIMINADA = '(texto apagado: o prazo acabou)';
export const ATIVIDADE_MAXIMA = 200;
/** Lines that one call saves. */
export const LINHAS_POR_VEZ = 31;
/** Of the coordination to the student. */
export const MOTIVO_AO_ALUNO_MAXIMO = 1000;
/** Before the last day on which a student may send a past month. */
export const LEMBRETES_DO_MES_DIAS = [3, 1] as const;
