import type { SituacaoDoInstrutor, TipoDeAluno } from '../instrutor/types.ts';

/** Hours, −1 for 'não se aplica', null for empty. */
export interface HorasDoMes {
  readonly mes: number;
  readonly horas: number | null;
  readonly deOficio?: number | null;
}

export const ESTADOS_DO_MES = ['ABERTO', 'FUTURO', 'ANTES_DO_INICIO', 'DEPOIS_DO_FIM'] as const;
export type EstadoDoMes = (typeof ESTADOS_DO_MES)[number];

/** `horas`: the stored value, else the proposed one, else null. */
export interface Celula extends HorasDoMes {
  readonly estado: EstadoDoMes;
  /** True when stored, false when only proposed. */
  readonly guardada: boolean;
  readonly editavel: boolean;
  /** The registration of an administrator that these hours come from (D61). */
  readonly deOficio: number | null;
  /** null: the student did not send this month. */
  readonly aluno: MesDoAluno | null;
}

export interface LinhaDaFolha {
  readonly instrutor: { readonly id: number; readonly nome: string };
  readonly tipoAluno: TipoDeAluno;
  readonly situacaoInstrutor: SituacaoDoInstrutor;
  readonly mesInicio: string | null;
  readonly fim: string | null;
  /** Version of this instructor's year; 0 before the first save. */
  readonly versao: number;
  /** False for an irregular instructor, whose row is read-only (D28). */
  readonly aceita: boolean;
  readonly aguardandoConferencia: boolean;
  /**
   * The missing parts of an instructor who waits for a check, in words; [] for readers without the documents.
   */
  readonly falta: readonly string[];
  readonly celulas: readonly Celula[];
  readonly total: number;
}

export interface InstrutorNaFolha {
  readonly id: number;
  readonly nome: string;
  readonly tipoAluno: TipoDeAluno;
  readonly situacaoInstrutor: SituacaoDoInstrutor;
  readonly mesInicio: string | null;
  readonly fim: string | null;
  readonly aguardandoConferencia: boolean;
  /**
   * The missing parts of an instructor who waits for a check, in words; [] for readers without the documents.
   */
  readonly falta: readonly string[];
}

export interface RegistroDeFrequencia {
  readonly instrutor: number;
  readonly ano: number;
  readonly horasPorMes: readonly HorasDoMes[];
}

/** A line of a student's log: a day, its hours (one decimal) and what was done. */
export interface LinhaDoDia {
  /** A UUID made on the device. */
  readonly id: string;
  readonly dia: string;
  readonly horas: number;
  readonly atividade: string;
}

export const ESTADOS_DO_MES_DO_ALUNO = ['aberto', 'enviado', 'devolvido', 'atestado'] as const;
/** 'atestado': the coordination registered the hours of a month that the student had sent. */
export type EstadoDoMesDoAluno = (typeof ESTADOS_DO_MES_DO_ALUNO)[number];

/** A month that the student sent, beside the cell of the sheet. */
export interface MesDoAluno {
  readonly mes: number;
  readonly estado: Exclude<EstadoDoMesDoAluno, 'aberto'>;
  readonly versao: number;
  /** The sum of the lines; null while the month is back with the student. */
  readonly horas: number | null;
  readonly dias: number;
  readonly enviadoEm: string | null;
  /** Of the coordination, to the student. */
  readonly motivo: string | null;
}
