export const MENSAGEM_DO_RECURSO_MAXIMO = 20_000;
export const FEEDBACK_MAXIMO = 20_000;
/** The most characters of the reasons for one criterion, on both sides. */
export const RAZOES_MAXIMO = 8000;
export const ANEXOS_MAXIMO = 3;
export const NOME_DO_ANEXO_MAXIMO = 120;
export const MOTIVO_DA_RELATORIA_MAXIMO = 2000;
/** Working days in which the others may answer an appeal: Lei 9.784, art. 62. */
export const CONTRARRAZOES_DIAS_UTEIS = 5;
/** Lei 9.784, art. 59, § 1º. */
export const DECISAO_DO_RECURSO_DIAS = 30;
/** With fewer decided appeals a share would reveal whose they were. */
export const RECURSOS_PARA_PARTES = 5;
