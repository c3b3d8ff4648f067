/** How many days before the day of a giving up its students know of it. */
export const DIAS_DE_ANTECEDENCIA = 3;
/** How many days the coordinator has to answer when the administration asks. */
export const DIAS_PARA_A_RESPOSTA = 10;
