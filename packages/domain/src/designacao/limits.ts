/** The most projects of one act: each is its own transaction, and the request waits for all. */
export const PROJETOS_POR_ATO = 200;

/** Where a call has no last day for evaluators, an assessment older than this is late (D47). */
export const CARENCIA_DO_AVALIADOR_DIAS = 7;

/** Days before the deadline on which evaluators get a reminder, and how often they get one after it. */
export const LEMBRETES_ANTES_DO_PRAZO_DIAS = [7, 3, 1] as const;

export const LEMBRETE_DEPOIS_DO_PRAZO_A_CADA = 3;

/** The most evaluators that a call may set for a project; a divergence adds one more. */
export const AVALIADORES_MAXIMO = 5;

/** More than any two totals can differ: 20 criteria of 1,000 points with a weight of 10. */
export const DIVERGENCIA_MAXIMA = 200_000;
