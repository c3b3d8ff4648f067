import { DIA_MS, MINUTO_MS } from '../kernel/duracoes.ts';

export const CONVITE_MS = 7 * DIA_MS;
export const LINK_DO_ESTUDANTE_MS = 15 * MINUTO_MS;
/** Mails with a link for one account in an hour. */
export const LINKS_POR_HORA = 3;
/** Grows with each change of the privacy notice that students must read again. */
export const VERSAO_DO_AVISO = 1;
/** An account without a password is closed this soon after entering by a mailed link. */
export const ENTROU_HA_POUCO_MS = 15 * MINUTO_MS;
