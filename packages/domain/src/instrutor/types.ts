/** How an instructor may differ from the student with the same matrícula in the imported list. */
export const DIFERENCAS_DA_LISTA = ['ausente', 'nome', 'cpf'] as const;
export type DiferencaDaLista = (typeof DIFERENCAS_DA_LISTA)[number];
export const TIPOS_DE_ALUNO = ['BOLSISTA', 'VOLUNTARIO'] as const;
export type TipoDeAluno = (typeof TIPOS_DE_ALUNO)[number];

export const ACUMULOS = ['unica', 'acumulavel'] as const;
export type Acumulo = (typeof ACUMULOS)[number];

export const SITUACOES_DO_INSTRUTOR = ['REGULAR', 'IRREGULAR'] as const;
export type SituacaoDoInstrutor = (typeof SITUACOES_DO_INSTRUTOR)[number];

export const DOCUMENTOS = [
  'termo_compromisso',
  'declaracao_aluno_detentor',
  'historico_declaracao',
  'dados_bancarios',
  'termo_anuencia',
] as const;
export type Documento = (typeof DOCUMENTOS)[number];

/** POR_ASSINAR: only the termo, where it is signed in the product and nobody sent a file instead. */
export const SITUACOES_DO_DOCUMENTO = ['PENDENTE', 'CONFERIDO', 'RECUSADO', 'POR_ASSINAR'] as const;
export type SituacaoDoDocumento = (typeof SITUACOES_DO_DOCUMENTO)[number];

/** Documents that can be printed filled in, to be signed. */
export const MODELOS = ['termo_compromisso', 'declaracao_aluno_detentor', 'termo_anuencia'] as const;
export type Modelo = (typeof MODELOS)[number];

/** Kept with the instructor's record, which stays (D25). */
export interface FimDoVinculo {
  readonly data: string;
  readonly motivo: string;
}

export interface Conferencia {
  readonly documento: Documento;
  readonly situacao: SituacaoDoDocumento;
  readonly motivo: string | null;
  readonly conferidoEm: string | null;
  /** When the present file arrived; null where that was not recorded. */
  readonly enviadoEm: string | null;
  /** Why an administrator accepted it unchecked; else null. */
  readonly dispensa: string | null;
}

/** Documents are file references or the literals of D26. */
export interface InstrutorGuardado extends Readonly<Record<Documento, string>> {
  readonly id: number;
  readonly versao: number;
  readonly projetoId: number;
  readonly nome: string;
  readonly email: string;
  /** Eleven digits; null until known. */
  readonly cpf: string | null;
  readonly matricula: string | null;
  readonly programa_pos: string;
  readonly tipoAluno: TipoDeAluno;
  readonly acumulo: Acumulo | null;
  readonly situacaoInstrutor: SituacaoDoInstrutor;
  /** False for an IRREGULAR vínculo that only waits for its first check (D66). */
  readonly jaFoiRegular: boolean;
  /** 'yyyy-mm'; null until REGULAR for the first time. */
  readonly mesInicio: string | null;
  readonly fimVinculo: FimDoVinculo | null;
  readonly conferencias: readonly Conferencia[];
}

export interface DadosDoInstrutor extends Readonly<Partial<Record<Documento, string | null | undefined>>> {
  /** The name shown. */
  readonly nome?: string | null | undefined;
  /** The civil name, where it differs; undefined: unchanged. */
  readonly nomeCivil?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly cpf?: string | null | undefined;
  readonly matricula?: string | null | undefined;
  readonly programa_pos?: string | null | undefined;
  readonly tipoAluno?: TipoDeAluno | null | undefined;
  readonly acumulo?: Acumulo | null | undefined;
}
