export const LINHAS_MAXIMO = 20_000;
export const COLUNAS_MAXIMO = 60;
export const FOLHAS_MAXIMO = 20;
/** Text longer than this in a cell is cut when it is read; every field's limit is lower. */
export const CELULA_MAXIMO = 2_000;
/** Sum of the sizes that the entries of a ZIP declare; judged before anything is decompressed. */
export const DESCOMPRIMIDO_MAXIMO_BYTES = 100 * 1024 * 1024;
export const ENTRADAS_DO_ZIP_MAXIMO = 2_000;
/** Rows of each group that a preview shows; the sheet for download has all. */
export const LINHAS_NA_PREVIA = 100;
/** Rows of the file shown while columns are chosen. */
export const LINHAS_DE_AMOSTRA = 5;
/** Rows from the top among which the heads are looked for. */
export const LINHAS_ATE_O_CABECALHO = 20;
/** A preview that nobody confirms is deleted after this time: it holds personal data. */
export const PREVIA_MS = 24 * 3_600_000;
/** After this time an import cannot be undone, and the values before it are deleted. */
export const DESFAZER_MS = 30 * 24 * 3_600_000;
export const MATRICULA_MAXIMO = 30;
