/** Kinds of mails that name projects. */
export const ESPECIES_DE_CARTA = [
  'ajusteDePagamento',
  'decisaoAlterada',
  'designacao',
  'designacaoRetirada',
  'dispensa',
  'encerramento',
  'homologacao',
  'lembrete',
  'oQueFalta',
  'prazoMudado',
  'recursoDecidido',
  'resultado',
  'resultadoCorrigido',
  'suplente',
] as const;
export type EspecieDeCarta = (typeof ESPECIES_DE_CARTA)[number];
