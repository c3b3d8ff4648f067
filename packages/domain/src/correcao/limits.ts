export const JUSTIFICATIVA_MAXIMO = 2000;

/** How many days a coordinator has to answer a proposal that would lower a result. */
export const DIAS_PARA_RESPONDER_ANULACAO = 10;

export const ANOS_PARA_ANULAR = 5;

export const TEXTO_DA_ANULACAO_MAXIMO = 20_000;
