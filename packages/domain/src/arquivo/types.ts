/** Kinds of uploaded file; a reference is bound to its uploader and kind (T-D11). */
export const TIPOS_DE_ARQUIVO = [
  'foto',
  'imagemSecao',
  'comprovanteDisciplinas',
  'logo',
  'termo',
  'declaracao',
  'historico',
  'dados_bancarios',
  'anuencia',
] as const;
export type TipoDeArquivo = (typeof TIPOS_DE_ARQUIVO)[number];
