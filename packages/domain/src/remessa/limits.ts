export const NOME_DO_LAYOUT_MAXIMO = 100;
export const TITULO_DA_COLUNA_MAXIMO = 60;
export const TAMANHO_DA_LINHA = { minimo: 1, maximo: 2000 } as const;
export const REGISTROS_MAXIMO = 20;
export const CAMPOS_MAXIMO = 200;
export const LAYOUTS_MAXIMO = 50;
export const MOTIVO_DA_REMESSA_MAXIMO = 500;
/** How far the day of the credit may lie from today. */
export const DIAS_ATE_O_PAGAMENTO = 60;
/** 'Seu número' has six digits in the narrowest bank. */
export const DOCUMENTO_MAXIMO = 999_999;
