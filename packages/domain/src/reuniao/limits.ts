export const LOCAL_MAXIMO = 200;
export const MOTIVO_DA_REUNIAO_MAXIMO = 2000;
export const ANOTACAO_MAXIMA = 4000;
export const RETIFICACAO_MAXIMA = 10_000;
export const MEMBROS_MAXIMO = 100;
/** A suspended meeting without an act for this long no longer blocks its call (D54). */
export const REUNIAO_PARADA_HORAS = 24;
/** The most people that may be in the room. */
export const QUORUM_MAXIMO = 100;
