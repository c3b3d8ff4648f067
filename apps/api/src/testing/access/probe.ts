import type { Chamador } from '@instrutoria/contract/access.ts';
import type { RegistroNomeado } from '@instrutoria/contract/route.ts';
import type { TestApp } from '../app.ts';
import type { Reply, SendOptions } from '../client.ts';
import type { Estudante } from '../world/estudantes.ts';
import type { Pessoa, World } from '../world.ts';

/** Whether the caller coordinates (owns, is) the record that the call names. */
export type Alvo = 'proprio' | 'alheio';

/** The caller, and the people for whom the probe builds its record. */
export interface Cena {
  readonly t: TestApp;
  readonly w: World;
  readonly chamador: Chamador;
  readonly alvo: Alvo;
  /** null: anonymous. */
  readonly quem: Pessoa | null;
  /** The student's account of the column `instrutor`. */
  readonly estudante: Estudante | null;
  /** The owner of the record: the caller on `proprio`. */
  readonly dono: Pessoa;
  /** An evaluator: the caller if they are one and the record is another's. */
  readonly avaliador: Pessoa;
}

/** A request as a probe writes it; method and path come from the contract. */
export interface PedidoDaSonda {
  /** The records of the scene by their kinds: path and body are then derived from the contract (request.ts). */
  readonly com?: object;
  /** The values of the path's parameters, in their order. */
  readonly de?: number | string | readonly (number | string)[];
  readonly query?: string;
  readonly corpo?: unknown;
  readonly arquivo?: SendOptions['file'];
  /** Undoes what the scene changed in other people's records. */
  readonly desfazer?: () => Promise<void>;
}

/** A request of a probe, and its expected effect. */
export interface Tentativa extends PedidoDaSonda {
  /** Throws unless the act was done: reads the database, or another call. */
  efeito(reply: Reply): Promise<void> | void;
}

/** The far side of a limit that the row names (`yes*`, or the words of `limits`). */
export interface Limite {
  readonly nome: string;
  readonly colunas: readonly Chamador[];
  /** `alheio` by default. */
  readonly alvo?: Alvo;
  readonly status: number;
  /**
   * The refusal must be byte-equal to that of an unknown record: of the one that the call names, or of the
   * one in this field.
   */
  readonly comoInexistente?: true | RegistroNomeado['em'];
  /** The act of the one audit row that this refusal writes (C-F8); absent: it writes none. */
  readonly rastro?: string;
  montar(cena: Cena): Promise<PedidoDaSonda & Partial<Tentativa>> | (PedidoDaSonda & Partial<Tentativa>);
}

/**
 * The part of a probe that the contract cannot give: its scene, its expected effect, and the far side of its
 * limits.
 */
export interface Sonda {
  /** Columns whose right does not cover another's record, where the row has that in its limits. */
  readonly soProprio?: readonly Chamador[];
  /** A read that writes a row, or a write that changes no table. */
  readonly semRastro?: true;
  montar(cena: Cena): Promise<Tentativa> | Tentativa;
  readonly limites?: readonly Limite[];
}

export const ID_DESCONHECIDO = 2_000_000_000;

/** Every caller with a login. */
export const LOGADOS: readonly Chamador[] = [
  'own_coordinator',
  'other_professor',
  'designated_evaluator',
  'other_evaluator',
  'administrador',
  'PRESIDENTE_COMISSAO',
  'secretaria',
];
export const TODOS: readonly Chamador[] = ['anonymous', ...LOGADOS];
export const MENOS_ADMINISTRADOR = LOGADOS.filter((c) => c !== 'administrador');

/** The caller, for probes of calls that need a login: anonymous callers are refused before anything is read. */
export function quemOuDono({ quem, dono }: Cena): Pessoa {
  return quem ?? dono;
}

/** Fails with both values unless they are the same JSON. */
export function igual(lido: unknown, esperado: unknown, nome = 'effect'): void {
  const [a, b] = [JSON.stringify(lido), JSON.stringify(esperado)];
  if (a !== b) throw new Error(`${nome}: ${a} instead of ${b}`);
}
