import type { Fase } from '../edital/types.ts';

export const PAPEIS = ['INSTRUTOR', 'COORDENADOR', 'AVALIADOR'] as const;
export type Papel = (typeof PAPEIS)[number];

export const SITUACOES_DA_DECLARACAO = ['VALIDA', 'REVOGADA'] as const;
export type SituacaoDaDeclaracao = (typeof SITUACOES_DA_DECLARACAO)[number];

/** What the look at a call's certificates says of each one. */
export const SITUACOES_DO_CERTIFICADO = ['EMITIDO', 'PRONTO', 'FALTA'] as const;
export type SituacaoDoCertificado = (typeof SITUACOES_DO_CERTIFICADO)[number];

/** First and last month, both inclusive. */
export interface PeriodoDaDeclaracao {
  readonly inicio: string;
  readonly fim: string;
}

/** Frozen when it is issued, except the name, which is today's. Never a whole CPF, an e-mail or a score (D41). */
export interface ConteudoDaDeclaracao {
  readonly papel: Papel;
  readonly nome: string;
  /** Only where the person asked for both names. */
  readonly nomeCivil?: string | undefined;
  /** '***.456.789-**'; null where not known, and in declarations issued before D41. */
  readonly cpf: string | null;
  readonly matricula: string | null;
  /** null for evaluators: which projects they judged is kept secret (T-B9). */
  readonly projeto: { readonly id: number; readonly titulo: string } | null;
  readonly edital: { readonly id: number; readonly nome: string };
  readonly inicio: string | null;
  readonly fim: string | null;
  /** Months of the periods before that one, where somebody coordinated the project more than once (D61). */
  readonly anteriores?: readonly PeriodoDaDeclaracao[] | undefined;
  /** Whether the period had ended when the declaration was issued; null if issued before D41. */
  readonly encerrado: boolean | null;
  /** Hours registered (instructors), or projects evaluated (evaluators). */
  readonly quantidade: number | null;
  readonly tipoAluno: 'BOLSISTA' | 'VOLUNTARIO' | null;
}

export interface Participacao {
  readonly papel: Papel;
  readonly nome: string;
  /** null where no nome social is set, and of an instructor, who does not ask for it here. */
  readonly nomeCivil: string | null;
  readonly cpf: string | null;
  readonly matricula: string | null;
  readonly instrutorId: number | null;
  readonly projeto: { readonly id: number; readonly titulo: string } | null;
  readonly edital: {
    readonly id: number;
    readonly nome: string;
    readonly fase: Fase;
    /** The result is published, but not final yet. */
    readonly preliminar?: boolean;
  };
  /** Whether the coordination passed to them from somebody else (D61). */
  readonly recebida?: boolean;
  /** Days of the periods before `vigencia`, the oldest first: they passed the coordination, and it came back (D61). */
  readonly anteriores?: readonly { readonly inicio: string; readonly fim: string }[];
  readonly vigencia: { readonly inicio: string; readonly fim: string };
  /** True for evaluators of any project. */
  readonly aprovado: boolean;
  readonly mesInicio: string | null;
  readonly fim: string | null;
  readonly horas: Readonly<Record<string, number>>;
  readonly tipoAluno: 'BOLSISTA' | 'VOLUNTARIO' | null;
  readonly avaliacoes: number;
}

export interface DeclaracaoGuardada {
  readonly id: number;
  readonly codigo: string;
  readonly conteudo: ConteudoDaDeclaracao;
  readonly emitidaEm: string;
  readonly revogadaEm: string | null;
  readonly motivoDaRevogacao: string | null;
}
