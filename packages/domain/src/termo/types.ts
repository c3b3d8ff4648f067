import type { TipoDeAluno } from '../instrutor/types.ts';

/** Who signs, in this order. */
export const PAPEIS_DO_TERMO = ['ALUNO', 'COORDENADOR'] as const;
export type PapelNoTermo = (typeof PAPEIS_DO_TERMO)[number];

export const MEIOS_DE_ASSINAR = ['SENHA', 'CODIGO'] as const;
export type MeioDeAssinar = (typeof MEIOS_DE_ASSINAR)[number];

/** What the student of a vínculo has to do about its termo: sign it, sign it anew, or wait for the coordinator. */
export const ESTADOS_DO_TERMO = ['assinar', 'mudou', 'coordenacao'] as const;
export type EstadoDoTermo = (typeof ESTADOS_DO_TERMO)[number];

/** The facts of a vínculo that the text of its termo states. */
export interface FatosDoTermo {
  readonly aluno: string;
  /** Eleven digits. */
  readonly cpf: string;
  readonly matricula: string;
  readonly programa: string;
  readonly tipoAluno: TipoDeAluno;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly coordenador: string;
  /** 'yyyy-mm' */
  readonly inicio: string;
  readonly fim: string;
  readonly instituicao: string;
}

export interface AssinaturaDoTermo {
  readonly papel: PapelNoTermo;
  readonly nome: string;
  /** Eleven digits. */
  readonly cpf: string;
  readonly meio: MeioDeAssinar;
  readonly em: string;
}
