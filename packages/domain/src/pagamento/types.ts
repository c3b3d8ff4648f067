import type { MesParcial } from '../configuracao/types.ts';
import type { TipoDeProjeto } from '../edital/types.ts';
import type { Acumulo, SituacaoDoInstrutor, TipoDeAluno } from '../instrutor/types.ts';

/** In the order in which people read the reasons; null: paid. */
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
  'MENOS_DO_QUE_PAGO',
  'RETIDA',
] as const;
export type MotivoDoNaoPagamento = (typeof MOTIVOS_DO_NAO_PAGAMENTO)[number];

export const TIPOS_DE_LANCAMENTO = ['NORMAL', 'COMPLEMENTO', 'ESTORNO', 'AJUSTE'] as const;
/** COMPLEMENTO: due and not paid. ESTORNO: paid and not due. AJUSTE: a complement of an earlier sheet. */
export type TipoDeLancamento = (typeof TIPOS_DE_LANCAMENTO)[number];

/** Why a complement is paid: the reason on the earlier line, or one of these. */
export const CAUSAS_DO_COMPLEMENTO = [
  ...MOTIVOS_DO_NAO_PAGAMENTO,
  'SEM_LINHA',
  'ESTORNADO',
  'MAIS_DO_QUE_PAGO',
] as const;
export type CausaDoComplemento = (typeof CAUSAS_DO_COMPLEMENTO)[number];

export const DECISOES_DO_ESTORNO = ['CONFIRMADO', 'DISPENSADO'] as const;
export type DecisaoDoEstorno = (typeof DECISOES_DO_ESTORNO)[number];

export const ESPERAS_DA_VAGA = ['CPF', 'DOCUMENTOS'] as const;
export type EsperaDaVaga = (typeof ESPERAS_DA_VAGA)[number];

/**
 * The holder of an unpaid line's place in its month: the person paid, or the one whom the place is kept for
 * (D55).
 */
export interface VagaDoMes {
  readonly instrutor: { readonly id: number; readonly nome: string };
  /** null: the place is paid to them. */
  readonly espera: EsperaDaVaga | null;
}

export interface Lancamento {
  readonly instrutor: {
    readonly id: number;
    readonly nome: string;
    readonly email: string;
    readonly cpf: string | null;
  };
  readonly projeto: { readonly id: number; readonly titulo: string };
  /** The month paid for, 'yyyy-mm'; earlier than the sheet's in a COMPLEMENTO or ESTORNO. */
  readonly competencia: string;
  readonly tipo: TipoDeLancamento;
  readonly pago: boolean;
  readonly motivo: MotivoDoNaoPagamento | null;
  /** Only for estornos; null while undecided. */
  readonly causa: CausaDoComplemento | null;
  /** Estornos only; null while undecided. */
  readonly decisao: DecisaoDoEstorno | null;
  /** Why an estorno was waived, or a line is held. */
  readonly justificativa: string | null;
  readonly horas: number | null;
  /** Only for lines that the place or a document keeps from being paid; null in all others. */
  readonly vaga: VagaDoMes | null;
  /** The value when the line was made; it decides about another grant of the same person (D38). */
  readonly acumulo: Acumulo | null;
  /** The full value of the grant in the month, in cents; null: none was registered. */
  readonly valorCheio: number | null;
  /** The cents that the line pays or asks back, above zero; null: it does neither, or no value was registered. */
  readonly valor: number | null;
  /** The days of the month that the line pays; null where the whole value is paid, or nothing. */
  readonly dias: number | null;
  /** A difference for a month that stays paid: it moves cents, and no grant. */
  readonly parcial: boolean;
}

/** The value of a grant by period of validity: of a type of call, or of one call. */
export interface ValorDaBolsa {
  readonly id: number;
  /** null: the value of one call. */
  readonly tipo: TipoDeProjeto | null;
  readonly editalId: number | null;
  /** First and last month, 'yyyy-mm'; null: no last one yet. */
  readonly mesInicio: string;
  readonly mesFim: string | null;
  readonly centavos: number;
}

/** A dated fact of a vínculo, first and last day in configuracao.fuso (D39). */
export interface PeriodoDoFato {
  readonly campo: string;
  readonly valor: string;
  readonly de: string;
  readonly ate: string;
}

/** The input of sheets: a vínculo of a published, approved project, with its months. */
export interface Vinculo {
  readonly instrutor: Lancamento['instrutor'];
  readonly projeto: Lancamento['projeto'] & {
    readonly vagas: number;
  };
  readonly edital: { readonly id: number; readonly tipo: TipoDeProjeto };
  /** The present values; they also hold for days without a history (D52). */
  readonly tipoAluno: TipoDeAluno;
  readonly situacao: SituacaoDoInstrutor;
  readonly acumulo: Acumulo | null;
  readonly historico: readonly PeriodoDoFato[];
  readonly mesInicio: string | null;
  readonly fim: string | null;
  readonly vigencia: { readonly inicio: string; readonly fim: string };
  /** Until this instant a missing CPF delays no payment (D52); null: it does. */
  readonly cpfDispensadoAte: string | null;
  /** By month 'yyyy-mm'; −1 for 'não se aplica'. */
  readonly horas: Readonly<Record<string, number>>;
  readonly ausencias: readonly string[];
}

/** The parts of a closed sheet's line that later sheets need. */
export interface LancamentoFechado
  extends Pick<
    Lancamento,
    | 'acumulo'
    | 'competencia'
    | 'decisao'
    | 'instrutor'
    | 'motivo'
    | 'pago'
    | 'parcial'
    | 'projeto'
    | 'tipo'
    | 'valor'
    | 'valorCheio'
  > {
  /** The month of the sheet, 'yyyy-mm'. */
  readonly folha: string;
}

/** A vínculo in a month closed before the rules of D39: only later changes are corrected (D52). */
export interface RetratoDoMes {
  readonly instrutorId: number;
  readonly competencia: string;
  readonly horas: number | null;
  readonly ausente: boolean;
  readonly alcancava: boolean;
}

/** The choice of one of two vínculos in one place for a month (D39). */
export interface EscolhaDeVinculo {
  readonly projetoId: number;
  readonly competencia: string;
  readonly instrutorId: number;
  readonly preteridoId: number;
}

/** A month of a tie that is held, in force: no sheet pays it until it is released. */
export interface MesRetido {
  readonly instrutorId: number;
  readonly competencia: string;
  readonly motivo: string;
}

/** A decision that is not yet on a closed sheet. */
export interface EstornoDecidido {
  readonly instrutorId: number;
  readonly competencia: string;
  readonly decisao: DecisaoDoEstorno;
  readonly justificativa: string | null;
  /** What was decided about: another amount, or the whole month instead of a part, is decided anew. */
  readonly valor: number | null;
  readonly parcial: boolean;
}

export interface FatosDaFolha {
  readonly vinculos: readonly Vinculo[];
  readonly lancados: readonly LancamentoFechado[];
  readonly fechados: readonly string[];
  readonly anterioresARegra: readonly string[];
  readonly retratos: readonly RetratoDoMes[];
  readonly escolhas: readonly EscolhaDeVinculo[];
  readonly decididos: readonly EstornoDecidido[];
  readonly retidos: readonly MesRetido[];
  readonly valores: readonly ValorDaBolsa[];
  /** Today's rule of the settings, for open months. */
  readonly mesParcial: MesParcial;
  /** The rule with which each closed sheet was closed, by month. */
  readonly regras: Readonly<Record<string, MesParcial>>;
  readonly agora: Date;
}

/** Why an act is refused now: a stable code, and the text. */
export interface Impedimento {
  readonly codigo: string;
  readonly mensagem: string;
}

/** Somebody with the right to close sheets, as the lines of one sheet concern them. */
export interface PessoaDaFolha {
  readonly id: number;
  readonly nome: string;
  /** Titles of the projects with lines in which they take part, now or in the past. */
  readonly partes: readonly string[];
  /** Names of students whose bank data or hours they wrote, and no closed sheet has paid by them yet. */
  readonly escreveu: readonly string[];
}

/** The person who acts, and all others who could. */
export interface QuemDaFolha {
  readonly eu: PessoaDaFolha;
  readonly outras: readonly PessoaDaFolha[];
}

/** What a line paid or asked back when its sheet was conferred. */
export type LancamentoConferido = Pick<Lancamento, 'competencia' | 'decisao' | 'pago' | 'tipo' | 'valor'> & {
  readonly instrutorId: number;
};

export interface Conferencia {
  readonly id: number;
  readonly em: string;
  readonly por: { readonly id: number; readonly nome: string };
  /** Cents to pay, and how many lines the sheet had. */
  readonly total: number;
  readonly linhas: number;
  readonly lancamentos: readonly LancamentoConferido[];
}

export const TIPOS_DE_PONTO = ['DUAS_BOLSAS', 'MESMA_CONTA', 'MESMO_ARQUIVO', 'HORAS_NA_AUSENCIA'] as const;
export type TipoDePonto = (typeof TIPOS_DE_PONTO)[number];

/** Something in a sheet that a person looks at before it is conferred. */
export interface Ponto {
  readonly tipo: TipoDePonto;
  /** One sentence, without a CPF and with at most three digits of an account. */
  readonly frase: string;
  readonly instrutores: readonly { readonly id: number; readonly nome: string }[];
  readonly projetos: readonly number[];
  /** What it rests on, without any digit of an account: a cleared point stays cleared while this is the same. */
  readonly fatos: string;
}

export interface PontoDaFolha extends Ponto {
  /** A hash of its facts. */
  readonly marca: string;
  /** Who cleared it in this month, when and why; null: nobody. */
  readonly conferido: {
    readonly em: string;
    readonly por: { readonly id: number; readonly nome: string };
    readonly motivo: string;
  } | null;
}

/** Accounts with the same bank, agency and number. */
export interface ContasIguais {
  /** At most the last three digits. */
  readonly final: string;
  /** `versao` rises with each change of the account. */
  readonly contas: readonly { readonly instrutorId: number; readonly versao: number }[];
}

/** Documents with the same content. */
export interface ArquivosIguais {
  readonly sha256: string;
  /** Their names, in words. */
  readonly documentos: readonly string[];
  readonly instrutores: readonly number[];
}
