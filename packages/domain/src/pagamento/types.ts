import type { Acumulo, SituacaoDoInstrutor, TipoDeAluno } from '../instrutor/types.ts';

/** Why a grant is not paid for a month, in the order in which they are told; null = it is paid. */
export const MOTIVOS_DO_NAO_PAGAMENTO = [
  'NUNCA_COMECOU',
  'FORA_DO_VINCULO',
  'FORA_DA_VIGENCIA',
  'NAO_BOLSISTA',
  'IRREGULAR',
  'SEM_FREQUENCIA',
  'NAO_SE_APLICA',
  'SEM_HORAS',
  'AUSENCIA',
  'FALTA_CPF',
  'DOCUMENTOS',
  'OUTRO_VINCULO',
  'JA_PAGO',
] as const;
export type MotivoDoNaoPagamento = (typeof MOTIVOS_DO_NAO_PAGAMENTO)[number];

export const TIPOS_DE_LANCAMENTO = ['NORMAL', 'COMPLEMENTO', 'ESTORNO', 'AJUSTE'] as const;
/**
 * COMPLEMENTO: a closed month that is due by now and was not paid. ESTORNO: one that was paid and is not due
 * (D39). AJUSTE: a complement of a sheet that was closed before.
 */
export type TipoDeLancamento = (typeof TIPOS_DE_LANCAMENTO)[number];

/** What changed since the month was closed, when a complement is paid; the reason that the last line gave, or these. */
export const CAUSAS_DO_COMPLEMENTO = [...MOTIVOS_DO_NAO_PAGAMENTO, 'SEM_LINHA', 'ESTORNADO'] as const;
export type CausaDoComplemento = (typeof CAUSAS_DO_COMPLEMENTO)[number];

/** What the administrator decided about an estorno: it is asked back, or it is waived with a reason (D39). */
export const DECISOES_DO_ESTORNO = ['CONFIRMADO', 'DISPENSADO'] as const;
export type DecisaoDoEstorno = (typeof DECISOES_DO_ESTORNO)[number];

/** One line of a monthly sheet. */
export interface Lancamento {
  readonly instrutor: {
    readonly id: number;
    readonly nome: string;
    readonly email: string;
    /** Eleven digits, or null. */
    readonly cpf: string | null;
  };
  readonly projeto: { readonly id: number; readonly titulo: string };
  /** The month that is paid for, 'yyyy-mm'; in a COMPLEMENTO or ESTORNO earlier than the sheet's. */
  readonly competencia: string;
  readonly tipo: TipoDeLancamento;
  readonly pago: boolean;
  /** Why it is not paid, or why it is asked back. */
  readonly motivo: MotivoDoNaoPagamento | null;
  /** Complements only; null in sheets that were closed before this was kept. */
  readonly causa: CausaDoComplemento | null;
  /** Estornos only; null while nobody has decided. */
  readonly decisao: DecisaoDoEstorno | null;
  /** Why an estorno was waived. */
  readonly justificativa: string | null;
  /** Hours registered for that month, or null. */
  readonly horas: number | null;
  /** As it stood when the line was made: decides whether another grant of the same person may be paid (D38). */
  readonly acumulo: Acumulo | null;
}

/** What held of a tie, from its first to its last day in configuracao.fuso (D39). */
export interface PeriodoDoFato {
  readonly campo: string;
  readonly valor: string;
  readonly de: string;
  readonly ate: string;
}

/** What the sheet of any month is computed from: a tie of a published, approved project, with its months. */
export interface Vinculo {
  readonly instrutor: Lancamento['instrutor'];
  readonly projeto: Lancamento['projeto'] & {
    /** Paid places granted. */
    readonly vagas: number;
  };
  /** As they stand; they also hold for days of which the history says nothing (D52). */
  readonly tipoAluno: TipoDeAluno;
  readonly situacao: SituacaoDoInstrutor;
  readonly acumulo: Acumulo | null;
  readonly historico: readonly PeriodoDoFato[];
  /** 'yyyy-mm' or null. */
  readonly mesInicio: string | null;
  /** Last day of the tie, or null: then it ends with its call (D41). */
  readonly fim: string | null;
  /** First and last day in which the call's projects run (D48). */
  readonly vigencia: { readonly inicio: string; readonly fim: string };
  /** Until this instant a missing CPF holds nothing back (D52); null: it does. */
  readonly cpfDispensadoAte: string | null;
  /** Hours registered, by month 'yyyy-mm'; −1 for 'não se aplica'. */
  readonly horas: Readonly<Record<string, number>>;
  /** Months with a recorded absence. */
  readonly ausencias: readonly string[];
}

/** A line of a closed sheet, as far as later ones depend on it. */
export interface LancamentoFechado
  extends Pick<
    Lancamento,
    'acumulo' | 'competencia' | 'decisao' | 'instrutor' | 'motivo' | 'pago' | 'projeto' | 'tipo'
  > {}

/** How a tie stood in a closed month when the rules of D39 came: only what changed since is made up for (D52). */
export interface RetratoDoMes {
  readonly instrutorId: number;
  readonly competencia: string;
  readonly horas: number | null;
  readonly ausente: boolean;
  readonly alcancava: boolean;
}

/** Of two ties that would take one place in a month, the administrator pays this one instead of that one (D39). */
export interface EscolhaDeVinculo {
  readonly projetoId: number;
  readonly competencia: string;
  readonly instrutorId: number;
  readonly preteridoId: number;
}

/** A decision about an estorno that stands on no closed sheet yet. */
export interface EstornoDecidido {
  readonly instrutorId: number;
  readonly competencia: string;
  readonly decisao: DecisaoDoEstorno;
  readonly justificativa: string | null;
}

/** Everything that decides who is paid for what. */
export interface FatosDaFolha {
  readonly vinculos: readonly Vinculo[];
  /** Every line of the closed sheets, in the order in which they were closed. */
  readonly lancados: readonly LancamentoFechado[];
  /** The months whose sheets are closed. */
  readonly fechados: readonly string[];
  /** Those of them that were closed before the rules of D39. */
  readonly anterioresARegra: readonly string[];
  readonly retratos: readonly RetratoDoMes[];
  readonly escolhas: readonly EscolhaDeVinculo[];
  readonly decididos: readonly EstornoDecidido[];
  readonly agora: Date;
}
