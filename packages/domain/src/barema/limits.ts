export const CRITERIOS_MAXIMO = 20;
export const NOME_DO_CRITERIO_MAXIMO = 120;
export const AJUDA_DO_CRITERIO_MAXIMO = 1000;
export const NOTA_MAXIMA = 1000;
/** With at most two decimals. */
export const PESO_MINIMO = 0.01;
export const PESO_MAXIMO = 10;
export const PARECER_DO_CRITERIO_MAXIMO = 2000;
export const SEMENTE_MAXIMA = 100;
