export const LOCAL_MAXIMO = 200;
export const MOTIVO_DA_REUNIAO_MAXIMO = 2000;
export const ANOTACAO_MAXIMA = 4000;
export const RETIFICACAO_MAXIMA = 10_000;
export const MEMBROS_MAXIMO = 100;
/** Without an act for so long a suspended meeting no longer bars its call (D54). */
export const REUNIAO_PARADA_HORAS = 24;
/** As many as may be in the room. */
export const QUORUM_MAXIMO = 100;
