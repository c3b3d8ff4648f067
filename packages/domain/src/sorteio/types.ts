/** The limits that no draw may break; the first three always hold. */
export const LIMITES_DO_SORTEIO = ['participa', 'declarou', 'recusou', 'mesmaUnidade', 'carga'] as const;
export type LimiteDoSorteio = (typeof LIMITES_DO_SORTEIO)[number];

/** The wishes of a draw, each with a weight. */
export const DESEJOS_DO_SORTEIO = ['afinidade', 'carga', 'unidades', 'repeticao', 'reciprocidade'] as const;
export type DesejoDoSorteio = (typeof DESEJOS_DO_SORTEIO)[number];
export type PesosDoSorteio = Readonly<Record<DesejoDoSorteio, number>>;

export const ORIGENS_DA_SEMENTE = ['servidor', 'evento'] as const;
export type OrigemDaSemente = (typeof ORIGENS_DA_SEMENTE)[number];

/** A public event that gives a seed, named before it happens (E-AVALIACAO-19). */
export interface EventoDoSorteio {
  readonly id: number;
  readonly evento: string;
  /** The day of the event, in the zone of the settings. */
  readonly dia: string;
  /** An instant (ISO). */
  readonly anunciadoEm: string;
  /** null while it is the call's event, and for those replaced before a reason was required. */
  readonly retirada: RetiradaDoEvento | null;
}

/** Why an event gives no seed any more. */
export interface RetiradaDoEvento {
  /** An instant (ISO). */
  readonly em: string;
  readonly motivo: string;
  /** Its day had come, and the event did not take place. */
  readonly naoAconteceu: boolean;
}

export const ESTADOS_DO_SORTEIO = ['calculando', 'proposta', 'impossivel', 'cancelado', 'falhou'] as const;
export type EstadoDoSorteio = (typeof ESTADOS_DO_SORTEIO)[number];

export interface AvaliadorNoSorteio {
  readonly id: number;
  readonly unidade: number;
  /** Projects of this call that they have already. */
  readonly carga: number;
}

/** Lists of evaluators' ids, in order. */
export interface ProjetoNoSorteio {
  readonly id: number;
  readonly coordenador: number;
  /** The coordinator's unit. */
  readonly unidade: number;
  readonly participam: readonly number[];
  readonly declararam: readonly number[];
  readonly recusaram: readonly number[];
  /** Evaluators who assessed a project of this coordinator in one of the two calls before. */
  readonly repetem: readonly number[];
  /** Evaluators whose own project this coordinator has assessed. */
  readonly reciprocos: readonly number[];
  /** [evaluator, points 1 to 10]; 0 is not listed. */
  readonly afinidades: readonly (readonly [number, number])[];
  /** Chosen by hand and locked. */
  readonly fixos: readonly number[];
  /** Only for a project that already has some evaluators: their ids, and how many it still lacks. */
  readonly tem?: readonly number[];
  readonly faltam?: number;
}

/** All inputs of a draw besides its seed: stored, hashed, and enough to repeat it. */
export interface EntradaDoSorteio {
  readonly porProjeto: number;
  readonly cargaMaxima: number;
  readonly proibirMesmaUnidade: boolean;
  readonly pesos: PesosDoSorteio;
  readonly avaliadores: readonly AvaliadorNoSorteio[];
  readonly projetos: readonly ProjetoNoSorteio[];
}

export interface LinhaDoSorteio {
  readonly projeto: number;
  readonly avaliadores: readonly number[];
}

export interface Proposta {
  readonly linhas: readonly LinhaDoSorteio[];
  /** The weighted wishes that were given up; less is better. */
  readonly custo: number;
  /** Proven lower bound: no proposal costs less than this. */
  readonly limiteInferior: number;
  /** Whether the seed alone chose among the optimal proposals. */
  readonly empatesResolvidos: boolean;
  /** Steps of the solver. */
  readonly passos: number;
}

/** Why no proposal exists. */
export interface Impossibilidade {
  /** The fewest limits that together forbid it; empty when there are too few evaluators. */
  readonly limites: readonly LimiteDoSorteio[];
  /**
   * Projects that cannot all get their evaluators, the places that they need, and the most that they can
   * have.
   */
  readonly projetos: readonly number[];
  readonly precisam: number;
  readonly cabem: number;
  /** The least load for each evaluator with which a proposal exists; null when no load helps. */
  readonly cargaQueBasta: number | null;
}

/** The parts that chance decides, from a seed. */
export interface Acaso {
  /** A number for a pair, from 0 to below 2^24. */
  empate(projeto: number, avaliador: number): number;
  /** For two people who might assess each other: whether the first may assess the second. */
  sentido(um: number, outro: number): boolean;
}
