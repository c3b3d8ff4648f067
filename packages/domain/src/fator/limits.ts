const MINUTO_MS = 60_000;

/** RFC 6238 as authenticator applications expect it: six digits, a new code each 30 seconds. */
export const PASSO_DO_TOTP_S = 30;
export const DIGITOS_DO_TOTP = 6;
/** A code of the step before or after is taken, for clocks that differ a little. */
export const PASSOS_DE_TOLERANCIA = 1;

/** How long a request for the second factor works, and how many wrong answers it takes. */
export const PEDIDO_MS = 5 * MINUTO_MS;
export const TENTATIVAS_DO_PEDIDO = 5;
/** Time to add the key to the application and type its first code. */
export const CADASTRO_DO_TOTP_MS = 15 * MINUTO_MS;
/** Challenges of passkeys that one network may ask for in an hour before a login. */
export const DESAFIOS_POR_HORA = 600;

export const CODIGOS_DE_RECUPERACAO = 10;
/** 80 bits, so that a hash in a copied database cannot be reversed by trying. */
export const CARACTERES_DO_CODIGO = 16;
/** Without 0, 1, 8, 9 and letters that look like them (RFC 4648 has none of these digits). */
export const ALFABETO_DO_CODIGO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const CHAVES_POR_PESSOA = 10;
export const NOME_DA_CHAVE_MAXIMO = 60;
/** The person hears by mail of wrong codes after a right password: once, at this many in an hour. */
export const FALHAS_QUE_AVISAM = 3;
