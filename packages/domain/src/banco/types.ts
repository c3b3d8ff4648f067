import type { NumerosDaConta } from './rules/digitos-da-conta.ts';
import type { RespostaSobreAConta } from './rules/resposta-do-aluno.ts';

export const TIPOS_DE_CONTA = ['corrente', 'poupanca', 'salario'] as const;
export type TipoDeConta = (typeof TIPOS_DE_CONTA)[number];

export interface ContaBancaria extends NumerosDaConta {
  readonly tipo: TipoDeConta;
  readonly cpfDoTitular: string;
}

/** What the student said about the account that somebody wrote. */
export interface EsperaDaConta {
  /** When it was written. */
  readonly em: Date;
  /** Whether the student was asked by mail. */
  readonly perguntada: boolean;
  readonly resposta: RespostaSobreAConta | null;
}

/** The last writing of an account, as it decides who reads its numbers. */
export interface UltimaEscrita extends EsperaDaConta {
  /** The teacher who wrote it; null: the student themselves. */
  readonly autorId: number | null;
  /** Whether the student ever wrote the account. */
  readonly estudanteEscreveu: boolean;
}

export interface ContaParaPagar extends EsperaDaConta {
  readonly conta: ContaBancaria;
  /** The number of its writing, which rises; 0: none is recorded. */
  readonly escrita: number;
  /** Who wrote it last. */
  readonly autorId: number;
}

/** The account as it was when a sheet was conferred. */
export interface ContaConferida extends ContaParaPagar {
  /** Whether it could be paid to at that time: the student had not to be waited for, and had not said no. */
  readonly livre: boolean;
}

/** As typed: with dots, dashes, or the digit in the field of the number. */
export interface ContaEscrita {
  readonly banco: string;
  readonly agencia: string;
  readonly digitoDaAgencia?: string | null | undefined;
  readonly conta: string;
  readonly digito?: string | null | undefined;
  readonly tipo: TipoDeConta;
  readonly cpfDoTitular: string;
}

/** What the institution's payer takes; current accounts of any bank always are. */
export interface RegrasDoPagador {
  /** Only accounts of the student. */
  readonly soDoTitular: boolean;
  /** COMPE numbers of the banks whose savings accounts are paid. */
  readonly poupanca: readonly string[];
  readonly contaSalario: boolean;
}
