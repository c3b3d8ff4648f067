/** How many days before a desistência takes effect its students are informed. */
export const DIAS_DE_ANTECEDENCIA = 3;
/** How many days the coordinator has to answer when the administration asks. */
export const DIAS_PARA_A_RESPOSTA = 10;
