import type { Fase } from '../edital/types.ts';

/** Whose participation a declaration states. */
export const PAPEIS = ['INSTRUTOR', 'COORDENADOR', 'AVALIADOR'] as const;
export type Papel = (typeof PAPEIS)[number];

export const SITUACOES_DA_DECLARACAO = ['VALIDA', 'REVOGADA'] as const;
export type SituacaoDaDeclaracao = (typeof SITUACOES_DA_DECLARACAO)[number];

/** What a declaration states, frozen when it is issued. Never a whole CPF, an e-mail or a score (T-M5, D41). */
export interface ConteudoDaDeclaracao {
  readonly papel: Papel;
  readonly nome: string;
  /** Partly hidden, '***.456.789-**'; null where it is not known, and in declarations issued before D41. */
  readonly cpf: string | null;
  readonly matricula: string | null;
  /** null for evaluators: which projects they judged is nobody's business (T-B9). */
  readonly projeto: { readonly id: number; readonly titulo: string } | null;
  readonly edital: { readonly id: number; readonly nome: string };
  /** 'yyyy-mm', or null where a period says nothing (evaluators). */
  readonly inicio: string | null;
  readonly fim: string | null;
  /** Whether it was over when it was issued; null in declarations issued before D41, which say it in their own way. */
  readonly encerrado: boolean | null;
  /** Hours registered (instructors), or projects evaluated (evaluators). */
  readonly quantidade: number | null;
  readonly tipoAluno: 'BOLSISTA' | 'VOLUNTARIO' | null;
}

/** What one person took part in, as the records say it, with what decides whether it may be declared. */
export interface Participacao {
  readonly papel: Papel;
  readonly nome: string;
  /** Eleven digits, or null. */
  readonly cpf: string | null;
  readonly matricula: string | null;
  readonly instrutorId: number | null;
  readonly projeto: { readonly id: number; readonly titulo: string } | null;
  readonly edital: { readonly id: number; readonly nome: string; readonly fase: Fase };
  /** First and last day in which the call's projects run (D48). */
  readonly vigencia: { readonly inicio: string; readonly fim: string };
  /** Whether the project was approved; true of evaluators, who answer for none. */
  readonly aprovado: boolean;
  /** 'yyyy-mm' or null: instructors only. */
  readonly mesInicio: string | null;
  /** Last day of an instructor's tie, or null. */
  readonly fim: string | null;
  /** Hours registered, by month 'yyyy-mm'; −1 for 'não se aplica'. */
  readonly horas: Readonly<Record<string, number>>;
  readonly tipoAluno: 'BOLSISTA' | 'VOLUNTARIO' | null;
  /** Projects whose evaluation he finished in this call. */
  readonly avaliacoes: number;
}

/** A declaration as it was issued. */
export interface DeclaracaoGuardada {
  readonly id: number;
  readonly codigo: string;
  readonly conteudo: ConteudoDaDeclaracao;
  /** ISO instants. */
  readonly emitidaEm: string;
  readonly revogadaEm: string | null;
  readonly motivoDaRevogacao: string | null;
}
