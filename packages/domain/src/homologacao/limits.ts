export const MOTIVO_DA_MARCA_MAXIMO = 2000;
export const RESPOSTA_MAXIMA = 2000;
export const RECURSO_DA_HOMOLOGACAO_MAXIMO = 5000;
/** The most days ahead for the last day of a correction. */
export const PRAZO_DA_CORRECAO_DIAS = 60;
export const RECURSO_DE_HOMOLOGACAO_DIAS_MAXIMO = 30;
