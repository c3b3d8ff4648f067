/** Kinds of mails that name projects. */
export const ESPECIES_DE_CARTA = [
  'ajusteDePagamento',
  'anulacao',
  'bolsasDoRecurso',
  'coordenacao',
  'decisaoAlterada',
  'designacao',
  'designacaoRetirada',
  'desistencia',
  'dispensa',
  'encerramento',
  'frequenciaDeOficio',
  'homologacao',
  'lembrete',
  'oQueFalta',
  'prazoMudado',
  'recursoDecidido',
  'recursoDeOutro',
  'resultado',
  'resultadoCorrigido',
  'suplente',
] as const;
export type EspecieDeCarta = (typeof ESPECIES_DE_CARTA)[number];
