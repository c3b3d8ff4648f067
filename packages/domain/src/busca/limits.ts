export const MAIOR_BUSCA = 100;
/** A shorter word is in nearly every name. */
export const MENOR_PALAVRA = 2;
/** From this length on a word matches anywhere inside a word; a shorter one only at a word's beginning. */
export const PALAVRA_NO_MEIO = 3;
export const PALAVRAS_DA_BUSCA = 6;
/** The most results per group; the answer tells only whether there are more. */
export const ACHADOS_POR_GRUPO = 6;
