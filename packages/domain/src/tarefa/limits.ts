/** Rows of one answer; the total says how many more there are. */
export const TAREFAS_NA_RESPOSTA = 100;
/** Of one reminder by hand: each row is a transaction of its own. */
export const INSTRUTORES_POR_LEMBRETE = 200;
