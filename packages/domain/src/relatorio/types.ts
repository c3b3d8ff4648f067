export interface EntradaDeDisciplina {
  readonly disciplina: number;
  readonly numMatriculados: number;
  readonly numReprovadosNota: number;
  readonly numReprovadosFrequencia: number;
  readonly numTrancaram: number;
  readonly numSuprimiram: number;
}
export const CONTAGENS = [
  'numMatriculados',
  'numReprovadosNota',
  'numReprovadosFrequencia',
  'numTrancaram',
  'numSuprimiram',
] as const satisfies readonly (keyof EntradaDeDisciplina)[];
export type Contagem = (typeof CONTAGENS)[number];

export const TEXTOS_DA_ATIVIDADE = [
  'introducaoProblematica',
  'introducaoJustificativa',
  'introducaoObjetivos',
  'desenvolvimento',
  'metodologia',
  'discussaoResultados',
  'conclusao',
  'referencias',
] as const;
export type TextoDaAtividade = (typeof TEXTOS_DA_ATIVIDADE)[number];

export const TEXTOS_DO_COORDENADOR = ['relatorio', 'fundamentacao', 'conclusao'] as const;
export type TextoDoCoordenador = (typeof TEXTOS_DO_COORDENADOR)[number];

export interface AvaliacaoDeDesempenho {
  readonly aluno: { readonly id: number; readonly nome: string };
  readonly avaliacao: string;
}

export const ESPECIES_DE_RELATORIO = ['DISCIPLINAS', 'ATIVIDADES', 'COORDENADOR'] as const;
export type EspecieDeRelatorio = (typeof ESPECIES_DE_RELATORIO)[number];

export const SITUACOES_DO_RELATORIO = ['ENVIADO', 'APROVADO', 'DEVOLVIDO'] as const;
export type SituacaoDoRelatorio = (typeof SITUACOES_DO_RELATORIO)[number];

/** What the administration answered to one version of a report. */
export interface AnaliseDoRelatorio {
  readonly resultado: Exclude<SituacaoDoRelatorio, 'ENVIADO'>;
  /** Both null unless it was returned; `ate` is the last day for the correction. */
  readonly motivo: string | null;
  readonly ate: string | null;
  readonly em: string;
  readonly autorId: number;
}
