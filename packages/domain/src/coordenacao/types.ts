/**
 * A declared absence, in days of the institution's zone, both inclusive; once ended early it has no effect.
 */
export interface Afastamento {
  readonly inicio: string;
  readonly fim: string;
  readonly encerrado: boolean;
}

/** The facts that decide whether a person can act for a project today. */
export interface PresencaDeQuemAge {
  readonly contaEncerrada: boolean;
  readonly afastado: boolean;
}

export interface QuemAge {
  readonly coordenador: PresencaDeQuemAge;
  readonly vice: PresencaDeQuemAge | null;
}

export const CAUSAS_DA_TRANSFERENCIA = ['pedido', 'afastamento', 'falecimento', 'fimDoVinculo'] as const;
export type CausaDaTransferencia = (typeof CAUSAS_DA_TRANSFERENCIA)[number];

/** A coordination that is to pass to somebody, with who has answered. */
export interface TransferenciaAberta {
  readonly causa: CausaDaTransferencia;
  /** From this day on, 'yyyy-mm-dd'. */
  readonly dia: string;
  readonly propostaEm: string;
  /** The last day on which the old coordinator may refuse; null where they are not asked. */
  readonly respondeAte: string | null;
  readonly aceitou: boolean;
  readonly concordou: boolean;
}

export const RAZOES_DE_NAO_PASSAR = [
  'contaEncerrada',
  'jaJulgou',
  'semResultado',
  'semAfastamento',
  'limite',
] as const;
/** Why a coordination did not pass on its day to the person who was to receive it. */
export type RazaoDeNaoPassar = (typeof RAZOES_DE_NAO_PASSAR)[number];

/** How a person who is asked to act for a project is connected to it. */
export interface LacosDoConvidado {
  readonly coordena: boolean;
  /** Evaluated, reported on or decided something of it, or was asked to. */
  readonly julgou: boolean;
}

export const ORIGENS_DA_FREQUENCIA = ['documento', 'aluno'] as const;
/** The source of attendance that an administrator registers: a document, or the days that the student reported. */
export type OrigemDaFrequencia = (typeof ORIGENS_DA_FREQUENCIA)[number];

/** Somebody who coordinated a project before, days inclusive; `desde` null: from its submission (D61). */
export interface CoordenacaoAnterior {
  readonly id: number;
  readonly nome: string;
  readonly desde: string | null;
  readonly ate: string;
}
