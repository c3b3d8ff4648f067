/** A total below this is REPROVADO. */
export const TOTAL_MINIMO = 50;

export const REMUNERADOS_APROVADOS_MAXIMO = 2;

export const VOLUNTARIOS_APROVADOS_MAXIMO = 3;
