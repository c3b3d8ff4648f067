import type { SituacaoDoInstrutor, TipoDeAluno } from '../instrutor/types.ts';

/** One month of a sheet as stored or sent: hours, −1 for 'não se aplica', null for empty. */
export interface HorasDoMes {
  readonly mes: number;
  readonly horas: number | null;
}

/** What a month of the sheet is (D27). */
export const ESTADOS_DO_MES = ['ABERTO', 'FUTURO', 'ANTES_DO_INICIO', 'DEPOIS_DO_FIM'] as const;
export type EstadoDoMes = (typeof ESTADOS_DO_MES)[number];

/** One cell of the sheet: `horas` is what is stored, else the default of D27, null where nothing is asked yet. */
export interface Celula extends HorasDoMes {
  readonly estado: EstadoDoMes;
  /** True when the value was registered, false when it is only proposed. */
  readonly guardada: boolean;
  readonly editavel: boolean;
}

/** Whose row of which year. */
export interface LinhaDaFolha {
  readonly instrutor: { readonly id: number; readonly nome: string };
  readonly tipoAluno: TipoDeAluno;
  readonly situacaoInstrutor: SituacaoDoInstrutor;
  /** 'yyyy-mm' or null. */
  readonly mesInicio: string | null;
  /** Last day of the tie, or null. */
  readonly fim: string | null;
  /** Version of this instructor's year; 0 before the first save. */
  readonly versao: number;
  /** False for an irregular instructor: read-only, with 'aluno irregular' (D28). */
  readonly aceita: boolean;
  /** Irregular only because nobody has looked at the documents yet (C-C8). */
  readonly aguardandoConferencia: boolean;
  readonly celulas: readonly Celula[];
  /** Sum of the stored hours of 0 and more. */
  readonly total: number;
}

/** What an instructor's row is computed from. */
export interface InstrutorNaFolha {
  readonly id: number;
  readonly nome: string;
  readonly tipoAluno: TipoDeAluno;
  readonly situacaoInstrutor: SituacaoDoInstrutor;
  readonly mesInicio: string | null;
  readonly fim: string | null;
  readonly aguardandoConferencia: boolean;
}

/** One record of POST frequenciasInstrutor. */
export interface RegistroDeFrequencia {
  readonly instrutor: number;
  readonly ano: number;
  readonly horasPorMes: readonly HorasDoMes[];
}
