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
  'anexoDoRecurso',
  'frequenciaDeOficio',
  'pedidoDeDesistencia',
  'recusaDeSuplente',
  'anexoDaContestacao',
] as const;
export type TipoDeArquivo = (typeof TIPOS_DE_ARQUIVO)[number];

export interface LimitesDeEnvio {
  readonly naoUsadosMb: number;
  readonly porDiaMb: number;
}

export interface UsoDeEnvio {
  readonly naoUsados: number;
  readonly hoje: number;
}

export interface Espaco {
  readonly livre: number;
  readonly total: number;
}
export const SITUACOES_DO_ESPACO = ['livre', 'acabando', 'cheio'] as const;
export type SituacaoDoEspaco = (typeof SITUACOES_DO_ESPACO)[number];
