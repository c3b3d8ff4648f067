export const MAIOR_BUSCA = 100;
/** A shorter word is in nearly every name. */
export const MENOR_PALAVRA = 2;
/** From here on a word is found anywhere in another; a shorter one where a word begins. */
export const PALAVRA_NO_MEIO = 3;
export const PALAVRAS_DA_BUSCA = 6;
/** Of each group; the answer says whether there are more, never how many. */
export const ACHADOS_POR_GRUPO = 6;
