/** Rows of one answer; the total says how many more there are. */
export const TAREFAS_NA_RESPOSTA = 100;
/** Of one reminder by hand: each row is its own transaction. */
export const INSTRUTORES_POR_LEMBRETE = 200;
/** Lines of a weekly digest; it says how many more there are. */
export const TAREFAS_NO_RESUMO = 20;
/** By the institution's clock: the reminders of the day have left, and the day's work has not begun. */
export const HORA_DO_RESUMO = 7;
