import type { Acesso, Celula, Chamador } from '@instrutoria/contract/access.ts';
import { CHAMADORES } from '@instrutoria/contract/access.ts';
import type { TestApp } from '../app.ts';
import type { Reply, SendOptions } from '../client.ts';
import type { Pessoa, World } from '../world.ts';

/** Whether the caller coordinates (owns, is) the record that the call names. */
export type Alvo = 'proprio' | 'alheio';

/** Who calls, and around whom the probe builds its record. */
export interface Cena {
  readonly t: TestApp;
  readonly w: World;
  readonly chamador: Chamador;
  readonly alvo: Alvo;
  /** null = anonymous. */
  readonly quem: Pessoa | null;
  /** Whose record it is: the caller's own on `proprio`. */
  readonly dono: Pessoa;
  /** An evaluator: the caller himself when he is one and the record is another's. */
  readonly avaliador: Pessoa;
}

export interface Pedido {
  readonly caminho: string;
  readonly corpo?: unknown;
  readonly arquivo?: SendOptions['file'];
}

/** One request of a probe, and what it must have done. */
export interface Tentativa extends Pedido {
  /** The same request for a record that does not exist; every call that names a record has one. */
  readonly desconhecido?: Pedido;
  /** Throws unless the act was done: reads the database, or what another call says. */
  efeito(reply: Reply): Promise<void> | void;
}

/** The far side of a limit that the row names (`yes*`, or the words of `limits`). */
export interface Limite {
  readonly nome: string;
  readonly colunas: readonly Chamador[];
  /** Default: `alheio`. */
  readonly alvo?: Alvo;
  readonly status: number;
  /** True when the refusal must be byte-equal to that of an unknown record. */
  readonly comoInexistente?: true;
  /** The act of the one audit row that this refusal leaves (C-F8); absent: it leaves nothing. */
  readonly rastro?: string;
  montar(cena: Cena): Promise<Pedido & Partial<Tentativa>>;
}

/** How one call is probed. The row is the access table's own copy here, checked against the contract's. */
export interface Probe {
  /** Eight cells, in the order of CHAMADORES. */
  readonly linha: string;
  /** Whether the call names one owned record: a refusal is then 404 (E-CHAMADAS-4). */
  readonly nomeia: boolean;
  /** The status of success. */
  readonly ok: number;
  /** Columns whose right does not reach another's record, where the row says so in its limits. */
  readonly soProprio?: readonly Chamador[];
  /** A refusal is 403 with one text for everybody and every id, unknown ones too (E-CHAMADAS-4). */
  readonly recusaComTexto?: true;
  /** Nobody coordinates the record (a person as an evaluator): there is no `proprio`. */
  readonly semDono?: true;
  /** A read that leaves a trace, or a write that may change no table. */
  readonly semRastro?: true;
  montar(cena: Cena): Promise<Tentativa>;
  readonly limites?: readonly Limite[];
}

/** Reads a row written as eight cells separated by spaces, in the order of CHAMADORES. */
export function acesso(linha: string): Acesso {
  const celulas = linha.split(' ');
  if (celulas.length !== CHAMADORES.length)
    throw new Error(`access row with ${celulas.length} cells: ${linha}`);
  const entries = CHAMADORES.map((chamador, i) => {
    const celula = celulas[i];
    if (celula !== 'yes' && celula !== 'no' && celula !== 'yes*') throw new Error(`bad cell in: ${linha}`);
    return [chamador, celula] as const;
  });
  return Object.fromEntries(entries) as Record<Chamador, Celula>;
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

export const LINHA_TODOS = 'yes yes yes yes yes yes yes yes';
export const LINHA_LOGADOS = 'no yes yes yes yes yes yes yes';
export const LINHA_AUTORES = 'no yes yes yes yes no yes yes';
export const LINHA_ADMINISTRADOR = 'no no no no no yes no no';

/** The caller, for probes of calls that need a login: anonymous callers are refused before anything is read. */
export function quemOuDono({ quem, dono }: Cena): Pessoa {
  return quem ?? dono;
}

/** Fails with both values unless they are the same JSON. */
export function igual(lido: unknown, esperado: unknown, nome = 'effect'): void {
  const [a, b] = [JSON.stringify(lido), JSON.stringify(esperado)];
  if (a !== b) throw new Error(`${nome}: ${a} instead of ${b}`);
}
