export const JUSTIFICATIVA_MAXIMA = 1000;
/** In cents: R$ 1,00 to R$ 99.999,99. */
export const VALOR_DA_BOLSA = { minimo: 100, maximo: 9_999_999 } as const;
/** From the conference on, where one person closes a sheet alone. */
export const HORAS_SEM_SEGUNDA_PESSOA = 24;
/** In cents, of one act: R$ 20.000.000,00. */
export const VERBA_MAXIMA = 2_000_000_000;
export const EMPENHO_MAXIMO = 40;
