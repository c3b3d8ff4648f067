/** 32 letters of 5 bits: 160 bits of chance. */
export const LETRAS_DO_CODIGO = 32;
export const CODIGO_VALE_MS = 24 * 3_600_000;

/** Wrong tries of the code: of one address, and of all together. A right one always opens. */
export const TENTATIVAS_POR_ENDERECO = 10;
export const TENTATIVAS_AO_TODO = 200;
export const JANELA_DAS_TENTATIVAS_MS = 15 * 60_000;

export const LINHAS_MAXIMO = 500;
/** Limits of a pasted or sent list; a longer one is no list of units. */
export const CSV_MAXIMO_CARACTERES = 200_000;
/** Of the picture itself; in the body it is a third longer. */
export const LOGO_MAXIMO_BYTES = 500 * 1024;

export const FUSO_PROPOSTO = 'America/Sao_Paulo';
