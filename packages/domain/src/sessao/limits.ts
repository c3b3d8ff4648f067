export const LOCAL_MAXIMO = 200;
export const MOTIVO_DA_SESSAO_MAXIMO = 2000;
export const ANOTACAO_MAXIMA = 4000;
export const RETIFICACAO_MAXIMA = 10_000;
export const MEMBROS_MAXIMO = 100;
