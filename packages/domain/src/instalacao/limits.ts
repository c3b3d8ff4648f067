/** 32 letters of 5 bits: 160 bits of chance. */
export const LETRAS_DO_CODIGO = 32;
export const CODIGO_VALE_MS = 24 * 3_600_000;

/** Wrong tries of the code, from one address and from all together. The right code always works. */
export const TENTATIVAS_POR_ENDERECO = 10;
export const TENTATIVAS_AO_TODO = 200;
export const JANELA_DAS_TENTATIVAS_MS = 15 * 60_000;

export const LINHAS_MAXIMO = 500;
/** Limits of a pasted or uploaded list; a longer one cannot be a list of units. */
export const CSV_MAXIMO_CARACTERES = 200_000;
/** Size of the picture itself; base64 in the body adds a third. */
export const LOGO_MAXIMO_BYTES = 500 * 1024;

export const FUSO_PROPOSTO = 'America/Sao_Paulo';
