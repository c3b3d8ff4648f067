/** Most rows of one answer; the total gives the full number. */
export const TAREFAS_NA_RESPOSTA = 100;
/** Most instructors of one reminder by hand; each row is its own transaction. */
export const INSTRUTORES_POR_LEMBRETE = 200;
/** Most lines of a weekly digest; it gives the number of the others. */
export const TAREFAS_NO_RESUMO = 20;
/** In the institution's zone: the day's reminders were sent, and the working day has not begun. */
export const HORA_DO_RESUMO = 7;
