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
  /** `mensagem` with which records are concerned, instead of how many. */
  readonly porExtenso?: (fatos: F) => string;
}

/** The facts that an act is judged by (`fatos`), and the sent data (`dados`). */
interface PedidoDoAto {
  readonly fatos?: unknown;
  readonly dados?: unknown;
}

/** An act: who may do it, from which state to which, and what forbids it. */
export interface Ato<E extends string, Q extends string, R, P extends PedidoDoAto> {
  readonly quem: readonly Q[];
  /** State before → states after; [] = the record is removed, several = what was sent decides. */
  readonly passos: Partial<Readonly<Record<E, readonly E[]>>>;
  /** States in which it was already done: doing it again changes nothing. */
  readonly feito?: readonly E[];
  readonly fora: (estado: E) => Impedimento;
  readonly bloqueios?: readonly Bloqueio<R, P['fatos']>[];
  readonly problemas?: (registro: R, pedido: P) => readonly Problema[];
  readonly mover?: (registro: R, pedido: P) => R;
}

type Pedidos<Ps> = { readonly [A in keyof Ps]: PedidoDoAto };

/** A table of states and acts. `Ps`: for each act, what it is asked with. */
export interface Maquina<E extends string, Q extends string, R, Ps extends Pedidos<Ps>> {
  readonly estado: (registro: R, fatos: Ps[keyof Ps]['fatos']) => E;
  /** The record in another state; without it, each act's `mover` sets it. */
  readonly por?: (registro: R, estado: E) => R;
  readonly atos: { readonly [A in keyof Ps]: Ato<E, Q, R, Ps[A]> };
}

type Pergunta<Q, P extends PedidoDoAto> = { readonly quem: Q } & Pick<P, keyof P & 'fatos'>;

/** Everything that forbids an act now: the missing step alone, else every `bloqueio` in order. */
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

/** Throws 403 for somebody who may not do this act, or 409 for the first thing that forbids it now. */
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

/** Does an act: 403, 409, then 422 for what was sent, then the record as it is after. */
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

/** Whether the act has a step from this state, for buttons that know only the state. */
export function temPasso<E extends string, Q extends string, R, Ps extends Pedidos<Ps>>(
  maquina: Maquina<E, Q, R, Ps>,
  ato: keyof Ps,
  estado: E,
): boolean {
  return estado in maquina.atos[ato].passos;
}

/** Whether the act is possible now, for buttons that know the facts. */
export function cabe<E extends string, Q extends string, R, Ps extends Pedidos<Ps>, A extends keyof Ps>(
  maquina: Maquina<E, Q, R, Ps>,
  registro: R,
  ato: A,
  fatos: Ps[A]['fatos'],
): boolean {
  const temUm = temPasso(maquina, ato, maquina.estado(registro, fatos));
  return temUm && impedimentos(maquina, registro, ato, fatos).length === 0;
}
