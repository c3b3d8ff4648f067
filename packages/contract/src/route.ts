import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { z } from 'zod';
import type { Acesso, Direito, Quem } from './access.ts';
import { acessoDe } from './access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Kinds of owned record that a call can name; the server knows how to find the caller's relation to each. */
export type TipoDeRegistro =
  | 'projeto'
  | 'pessoa'
  | 'imagem'
  | 'aprovacao'
  | 'avaliador'
  | 'instrutor'
  | 'declaracao';

/** Where the reference to the owned record stands: a path parameter, or a field of the body (`[]` = each item). */
export interface RegistroNomeado {
  readonly tipo: TipoDeRegistro;
  readonly em: `params.${string}` | `body.${string}` | `body[].${string}`;
  /** Collaborators read what the coordinator reads (D20), unless the record is the coordinator's alone (D22). */
  readonly soCoordenador?: true;
}

/** Media types of answers that are no JSON. */
export type TipoDeDocumento =
  | 'application/pdf'
  | 'image/jpeg'
  | 'text/html'
  | 'application/json'
  | 'text/calendar'
  | 'application/zip'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a client must know of a call: plain data, no schemas. The browser reads it from a generated table. */
export interface Chamada {
  readonly method: Method;
  /** The spec's spelling. */
  readonly path: string;
  /** True when the call needs a login: the act then always knows who calls. */
  readonly comLogin: boolean;
  /** Multipart with one field `file`. */
  readonly envio: boolean;
  /** Media type of the 200 answer when it is not JSON. */
  readonly arquivo: TipoDeDocumento | null;
}

/** The same with the types of user that may do the call on some record: menus and guarded pages ask this. */
export interface ChamadaDaTabela extends Chamada {
  readonly tipos: readonly TipoDeUsuario[];
}

/** Successful answers by status; `null` = no body. */
type Answers = Readonly<Record<number, z.ZodType | null>>;

/** What each call says in its own types too: its handler and its clients read them. */
interface Typed extends Chamada {
  readonly params: z.ZodType | undefined;
  readonly query: z.ZodType | undefined;
  readonly body: z.ZodType | undefined;
  readonly answers: Answers;
  /** What the act is about: the act is handed the record's id and what the caller is to it. */
  readonly registro: RegistroNomeado | null;
}

/** What may be said of a call beside who calls it with what, and is absent when there is nothing to say. */
interface Rest {
  /** In words, for people: what the rights depend on. */
  readonly limites: string;
  /** What the trail says that the person did: 'Ana designou um avaliador'. */
  readonly auditoria: string | null;
  /** Counted per hour and address for anonymous callers (LIMITE_ANONIMO). */
  readonly limitada: boolean;
  /** True for lists that take ?pagina=&por_pagina=&busca=&ordem=. */
  readonly lista: boolean;
  /** Where a refusal is 403 with this text for everybody and every id, known or not (E-CHAMADAS-4). */
  readonly recusa: string | null;
  /** No answer of a done act leaves sooner, so that its time tells nothing of what was done (T-A4). */
  readonly tempoMinimoMs: number;
  /** Codes of the refusals this call may give beside the common ones, for the document. */
  readonly errors: readonly number[];
  /** Refusals of a body that is a list and names its record in each item (`body[].x`): it is empty, or it names several. */
  readonly recusasDaLista: { readonly vazia: string; readonly varios: string } | null;
}

/** A call of the contract: all that is said of it, with what its block leaves out filled in. */
export type Route<T extends Typed = Typed> = T &
  Rest & {
    /** What it does, in a few words. */
    readonly resumo: string;
    readonly acesso: Acesso;
  };

/** A call as its area writes it. */
interface Block<M, P, Q, A, Params, Query, Body, An, Reg> extends Partial<Rest> {
  readonly method: M;
  readonly path: P;
  readonly resumo: string;
  readonly quem: Q;
  readonly envio?: true;
  readonly arquivo?: A;
  readonly registro?: Reg;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answers: An;
}

type Schema = z.ZodType | undefined;
type AnyBlock = Block<
  Method,
  string,
  Quem,
  TipoDeDocumento | null,
  Schema,
  Schema,
  Schema,
  Answers,
  RegistroNomeado | null
>;
type ComLogin<Q extends Quem> = Q extends { readonly anonimo: Direito } ? false : true;

const UNSAID = {
  limites: '',
  auditoria: null,
  registro: null,
  envio: false,
  limitada: false,
  arquivo: null,
  lista: false,
  recusa: null,
  tempoMinimoMs: 0,
  params: undefined,
  query: undefined,
  body: undefined,
  errors: [],
  recusasDaLista: null,
} as const;

/** One call of the contract. Without `arquivo` its caller reads JSON; without a schema it takes nothing there. */
export function route<
  const M extends Method,
  const P extends string,
  const Q extends Quem,
  const An extends Answers,
  const A extends TipoDeDocumento | null = null,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  const Reg extends RegistroNomeado | null = null,
>(
  block: Block<M, P, Q, A, Params, Query, Body, An, Reg>,
): Route<{
  readonly method: M;
  readonly path: P;
  readonly comLogin: ComLogin<Q>;
  readonly envio: boolean;
  readonly arquivo: A;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answers: An;
  readonly registro: Reg;
}>;
export function route({ quem, ...block }: AnyBlock): Route {
  return { ...UNSAID, ...block, acesso: acessoDe(quem), comLogin: quem.anonimo === undefined };
}

/** The access table's key of a call: `GET projeto/{id}/edital` (no /api prefix, braces for parameters). */
export function chaveDaChamada(c: Chamada): string {
  const semPrefixo =
    c.path.startsWith('/api/openapi') || c.path === '/api/docs'
      ? c.path.slice(1)
      : c.path.replace(/^\/(api\/)?/, '');
  return `${c.method} ${semPrefixo.replace(/:([A-Za-z]+)/g, '{$1}')}`;
}

type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type In<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What the server's handler of a route receives. */
export type ParamsOf<R extends Route> = Out<R['params']>;
export type QueryOf<R extends Route> = Out<R['query']>;
export type BodyOf<R extends Route> = Out<R['body']>;
/** What a client sends. */
export type BodyInputOf<R extends Route> = In<R['body']>;
export type QueryInputOf<R extends Route> = In<R['query']>;

type AnswerUnion<A> = Out<A[keyof A]>;
/** What a client reads: a Blob for files, else the union of the successful answers. */
export type AnswerOf<R extends Route> = R['arquivo'] extends string ? Blob : AnswerUnion<R['answers']>;
