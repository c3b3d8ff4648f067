import { MINUTO_MS } from '../kernel/duracoes.ts';

export const CPF_DIGITOS = 11;
export const CPF_CARACTERES = 14;
export const SIAPE_MAXIMO = 7;
/** The same for every registration (E-CONTA-4). */
export const RG_FIXO = '0000000';
/** The address, then exactly 16 digits. */
export const LATTES_BASE = 'http://lattes.cnpq.br/';
export const LATTES_DIGITOS = 16;
export const EMAIL_FINAL_MINIMO = 2;
/** RFC 5321: what a mail server takes. */
export const EMAIL_MAXIMO = 254;
export const EMAIL_LOCAL_MAXIMO = 64;
/** Counted in code points (D33). */
export const SENHA_MINIMO = 8;
export const SENHA_MAXIMO = 128;
export const NOME_MAXIMO = 150;
export const PROGRAMA_MAXIMO = 150;
export const DEPARTAMENTO_MAXIMO = 150;
export const CIDADE_MAXIMO = 100;
export const RG_MAXIMO = 20;
export const REFERENCIA_MAXIMO = 64;
export const TIPO_DE_QUEM_SE_CADASTRA = 'coordenador';

/** A session ends after 60 idle minutes, or 12 hours in all; the screen warns 2 minutes before. */
export const OCIOSO_MS = 60 * MINUTO_MS;
export const SESSAO_MAXIMA_MS = 12 * 60 * MINUTO_MS;
export const AVISO_DE_SESSAO_MS = 2 * MINUTO_MS;
export const LINK_MS = 60 * MINUTO_MS;
/** A link that confirms an e-mail works for two days; a marked submission waits as long for it (D51). */
export const LINK_DE_CONFIRMACAO_MS = 48 * 60 * MINUTO_MS;
export const PRAZO_DA_CONFIRMACAO_MS = 48 * 60 * MINUTO_MS;
/** Mails with such a link for one account in an hour, from any cause. */
export const CONFIRMACOES_POR_HORA = 3;
export const RECUPERACOES_POR_HORA = 3;
/** How long an address set by somebody else may be undone before reset links go to it (D59). */
export const ESPERA_DA_MUDANCA_MS = 72 * 60 * MINUTO_MS;
/** Years after which the values of a changed e-mail or CPF are deleted (D59). */
export const GUARDA_DA_MUDANCA_ANOS = 5;
/** A personal token is valid for a year at most; one person has at most twenty. */
export const DIAS_DO_TOKEN_MAXIMO = 365;
export const DIAS_DO_TOKEN_PROPOSTOS = 90;
export const TOKENS_POR_PESSOA = 20;
export const NOME_DO_TOKEN_MAXIMO = 80;
