/** Changes whenever the same seed and the same inputs could give another result. */
export const VERSAO_DO_METODO = 1;
export const CARGA_MAXIMA = 100;
export const PESO_MAXIMO = 10;
export const PESO_PADRAO = 5;
export const AFINIDADE_MAXIMA = 10;
/** Each project more costs an evaluator's place this much more than the one before. */
export const DEGRAU_DA_CARGA = 2;
export const PROJETOS_NO_SORTEIO = 2000;
/** Steps of the solver, not seconds: the same on every machine. */
export const PASSOS_MAXIMOS = 400_000;
export const EMPATE_BITS = 24;
export const SEMENTE_MAXIMA = 200;
export const EVENTO_MAXIMO = 300;
/** Why an announced event is replaced. */
export const MOTIVO_DA_RETIRADA_MAXIMO = 1000;
/** A draw without a sign of progress for this long was interrupted with its process. */
export const SEM_NOTICIA_MS = 120_000;
