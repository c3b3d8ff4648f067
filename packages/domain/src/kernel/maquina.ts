import { DomainError, type ErrorKind, exigirSemProblemas } from './domain-error.ts';
import { MENSAGENS_GERAIS } from './messages.ts';
import type { Problema } from './problema.ts';

export interface Impedimento {
  /** 409 by default. */
  readonly kind?: ErrorKind;
  readonly codigo: string;
  readonly mensagem: string;
  readonly quantidade?: number | null;
  readonly tela?: string | null;
  readonly problemas?: readonly Problema[];
}

/** A condition that forbids an act; a number says how many records are concerned. */
export interface Bloqueio<R, F> extends Impedimento {
  readonly quando: (registro: R, fatos: F) => boolean | number;
  /** `mensagem` naming the records concerned, instead of their number. */
  readonly porExtenso?: (fatos: F) => string;
}

/** The facts on which an act depends (`fatos`), and the sent data (`dados`). */
interface PedidoDoAto {
  readonly fatos?: unknown;
  readonly dados?: unknown;
}

/** An act: the roles that may do it, its states before and after, and its conditions. */
export interface Ato<E extends string, Q extends string, R, P extends PedidoDoAto> {
  readonly quem: readonly Q[];
  /** State before → states after; [] = the record is deleted, several = the sent data decide. */
  readonly passos: Partial<Readonly<Record<E, readonly E[]>>>;
  /** States in which the act was already done: repeating it changes nothing. */
  readonly feito?: readonly E[];
  readonly fora: (estado: E) => Impedimento;
  readonly bloqueios?: readonly Bloqueio<R, P['fatos']>[];
  readonly problemas?: (registro: R, pedido: P) => readonly Problema[];
  readonly mover?: (registro: R, pedido: P) => R;
}

type Pedidos<Ps> = { readonly [A in keyof Ps]: PedidoDoAto };

/** A table of states and acts. `Ps`: the facts and data of each act. */
export interface Maquina<E extends string, Q extends string, R, Ps extends Pedidos<Ps>> {
  readonly estado: (registro: R, fatos: Ps[keyof Ps]['fatos']) => E;
  /** Puts the record into another state; without it, each act's `mover` does. */
  readonly por?: (registro: R, estado: E) => R;
  readonly atos: { readonly [A in keyof Ps]: Ato<E, Q, R, Ps[A]> };
}

type Pergunta<Q, P extends PedidoDoAto> = { readonly quem: Q } & Pick<P, keyof P & 'fatos'>;

/** Everything that forbids an act now: the wrong state alone, else every `bloqueio` in order. */
export function impedimentos<
  E extends string,
  Q extends string,
  R,
  Ps extends Pedidos<Ps>,
  A extends keyof Ps,
>(maquina: Maquina<E, Q, R, Ps>, registro: R, ato: A, fatos: Ps[A]['fatos']): readonly Impedimento[] {
  const { passos, feito = [], fora, bloqueios = [] } = maquina.atos[ato];
  const estado = maquina.estado(registro, fatos);
  if (feito.includes(estado)) return [];
  if (!(estado in passos)) return [fora(estado)];
  return bloqueios.flatMap(({ quando, porExtenso, ...dito }) => {
    const quantidade = quando(registro, fatos);
    if (quantidade === false || quantidade === 0) return [];
    if (porExtenso !== undefined) return [{ ...dito, mensagem: porExtenso(fatos) }];
    return [quantidade === true ? dito : { ...dito, quantidade }];
  });
}

export function exigirLivre(impedimento: Impedimento | null | undefined): void {
  if (impedimento === null || impedimento === undefined) return;
  const { kind = 'conflito', codigo, mensagem, problemas } = impedimento;
  throw new DomainError(kind, codigo, mensagem, problemas);
}

/** Throws 403 for a role that may not do this act, or 409 for the first condition that forbids it now. */
export function exigirAto<E extends string, Q extends string, R, Ps extends Pedidos<Ps>, A extends keyof Ps>(
  maquina: Maquina<E, Q, R, Ps>,
  registro: R,
  ato: A,
  { quem, fatos }: Pergunta<Q, Ps[A]>,
): void {
  if (!maquina.atos[ato].quem.includes(quem)) {
    throw new DomainError('naoPermitido', 'NAO_PERMITIDO', MENSAGENS_GERAIS.naoPermitido);
  }
  exigirLivre(impedimentos(maquina, registro, ato, fatos)[0]);
}

/** Does an act: throws 403, then 409, then 422 for the sent data; else returns the record after it. */
export function transitar<E extends string, Q extends string, R, Ps extends Pedidos<Ps>, A extends keyof Ps>(
  maquina: Maquina<E, Q, R, Ps>,
  registro: R,
  ato: A,
  pedido: { readonly quem: Q } & Ps[A],
): R {
  exigirAto(maquina, registro, ato, pedido);
  const { passos, feito, problemas, mover } = maquina.atos[ato];
  const de = maquina.estado(registro, pedido.fatos);
  if (feito?.includes(de)) return registro;
  exigirSemProblemas(problemas?.(registro, pedido) ?? []);
  const para = passos[de] ?? [];
  const [um, outro] = para;
  const movido =
    um === undefined || outro !== undefined ? registro : (maquina.por?.(registro, um) ?? registro);
  const depois = mover?.(movido, pedido) ?? movido;
  const estado = maquina.estado(depois, pedido.fatos);
  if (!para.includes(estado)) throw new Error(`${String(ato)} led from ${de} to ${estado}`);
  return depois;
}

/** Whether the act is possible from this state, for buttons that know only the state. */
export function temPasso<E extends string, Q extends string, R, Ps extends Pedidos<Ps>>(
  maquina: Maquina<E, Q, R, Ps>,
  ato: keyof Ps,
  estado: E,
): boolean {
  return estado in maquina.atos[ato].passos;
}

/** Whether the act is possible now, for buttons that know the facts too. */
export function cabe<E extends string, Q extends string, R, Ps extends Pedidos<Ps>, A extends keyof Ps>(
  maquina: Maquina<E, Q, R, Ps>,
  registro: R,
  ato: A,
  fatos: Ps[A]['fatos'],
): boolean {
  const temUm = temPasso(maquina, ato, maquina.estado(registro, fatos));
  return temUm && impedimentos(maquina, registro, ato, fatos).length === 0;
}
