export const MOTIVO_DA_MARCA_MAXIMO = 2000;
export const RESPOSTA_MAXIMA = 2000;
export const RECURSO_DA_HOMOLOGACAO_MAXIMO = 5000;
/** How far ahead the last day of a correction may lie. */
export const PRAZO_DA_CORRECAO_DIAS = 60;
export const RECURSO_DE_HOMOLOGACAO_DIAS_MAXIMO = 30;
