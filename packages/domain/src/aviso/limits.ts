export const AVISO_TITULO_MAXIMO = 150;
export const AVISO_RESUMO_MAXIMO = 500;
export const AVISO_TEXTO_MAXIMO = 5000;
export const AVISO_ORDEM_MAXIMO = 9999;
