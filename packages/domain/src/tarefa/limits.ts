/** Rows of one answer; the total says how many more there are. */
export const TAREFAS_NA_RESPOSTA = 100;
