import type { NomeDeTexto, PALAVRAS_CHAVE } from '../projeto/campos.ts';

/** The states of a project in a call with homologação, between the closing and the designation. */
export const ESTADOS_DA_HOMOLOGACAO = [
  'pendente',
  'devolvido',
  'reenviado',
  'homologado',
  'naoHomologado',
  'emRecurso',
] as const;
/** The filters of a call's projects: a state, or all that wait to be homologated. */
export const ESTADOS_PROCURADOS = ['aHomologar', ...ESTADOS_DA_HOMOLOGACAO] as const;
export type EstadoDaHomologacao = (typeof ESTADOS_DA_HOMOLOGACAO)[number];

/** The administration's mark on a project. */
export const MARCAS = ['homologado', 'devolvido', 'naoHomologado'] as const;
export type Marca = (typeof MARCAS)[number];

/** A part of the proposal that may be returned for correction: a text field, or the keywords together. */
export type ParteACorrigir = Exclude<NomeDeTexto, (typeof PALAVRAS_CHAVE)[number]> | 'palavrasChave';

export interface HomologacaoGuardada {
  readonly estado: EstadoDaHomologacao;
  /** For a returned project, the parts that its coordinator may change; empty otherwise. */
  readonly secoes: readonly ParteACorrigir[];
  readonly motivo: string;
  /** Last day ('yyyy-mm-dd') of the correction or of the appeal; null in the other states. */
  readonly ate: string | null;
  /** The one appeal was made. */
  readonly recorreu: boolean;
}

export const NUNCA_MARCADO: HomologacaoGuardada = {
  estado: 'pendente',
  secoes: [],
  motivo: '',
  ate: null,
  recorreu: false,
};

/** The texts of a proposal as stored, by field. */
export type TextosDoProjeto = Readonly<Record<NomeDeTexto, string>>;
