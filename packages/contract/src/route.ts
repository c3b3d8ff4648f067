import type { z } from 'zod';
import type { Acesso } from './access.ts';
import { acesso } from './access.ts';

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

/** What a person's browser must know of a call: plain data, no schemas. */
export interface Chamada<
  M extends Method = Method,
  P extends string = string,
  A extends TipoDeDocumento | null = TipoDeDocumento | null,
  S extends boolean = boolean,
> {
  /** True when the call needs a login: the act then always knows who calls. */
  readonly comLogin: S;
  readonly method: M;
  readonly path: P;
  readonly resumo: string;
  readonly acesso: Acesso;
  readonly limites: string;
  readonly registro: RegistroNomeado | null;
  /** Multipart with one field `file`. */
  readonly envio: boolean;
  /** Counted per hour and address for anonymous callers (LIMITE_ANONIMO). */
  readonly limitada: boolean;
  /** Media type of the 200 answer when it is not JSON. */
  readonly arquivo: A;
  /** True for lists that take ?pagina=&por_pagina=&busca=&ordem=. */
  readonly lista: boolean;
  /** Where a refusal is 403 with this text for everybody and every id, known or not (E-CHAMADAS-4). */
  readonly recusa: string | null;
  /** No answer of a done act leaves sooner, so that its time tells nothing of what was done (T-A4). */
  readonly tempoMinimoMs: number;
}

interface OpcoesDaChamada<A extends TipoDeDocumento | null> {
  readonly limites?: string;
  readonly registro?: RegistroNomeado;
  readonly envio?: boolean;
  readonly limitada?: boolean;
  readonly arquivo?: A;
  readonly lista?: boolean;
  readonly recusa?: string;
  readonly tempoMinimoMs?: number;
}

/** The first cell of a row is the anonymous caller's. */
type ComLogin<L extends string> = L extends `no ${string}` ? true : false;

/** One line of the contract: method, path (the spec's spelling), what it does, the access row and its limits. */
export function chamada<
  const M extends Method,
  const P extends string,
  const L extends string,
  const A extends TipoDeDocumento | null = null,
>(
  method: M,
  path: P,
  resumo: string,
  linhaDeAcesso: L,
  opcoes: OpcoesDaChamada<A> = {},
): Chamada<M, P, A, ComLogin<L>> {
  return {
    comLogin: linhaDeAcesso.startsWith('no ') as ComLogin<L>,
    method,
    path,
    resumo,
    acesso: acesso(linhaDeAcesso),
    limites: opcoes.limites ?? '',
    registro: opcoes.registro ?? null,
    envio: opcoes.envio ?? false,
    limitada: opcoes.limitada ?? false,
    // Without the option A is null (its default): the caller reads JSON.
    arquivo: (opcoes.arquivo ?? null) as A,
    lista: opcoes.lista ?? false,
    recusa: opcoes.recusa ?? null,
    tempoMinimoMs: opcoes.tempoMinimoMs ?? 0,
  };
}

/** The access table's key of a call: `GET projeto/{id}/edital` (no /api prefix, braces for parameters). */
export function chaveDaChamada(c: Chamada): string {
  const semPrefixo =
    c.path.startsWith('/api/openapi') || c.path === '/api/docs'
      ? c.path.slice(1)
      : c.path.replace(/^\/(api\/)?/, '');
  return `${c.method} ${semPrefixo.replace(/:([A-Za-z]+)/g, '{$1}')}`;
}

export interface Schemas {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Successful answers by status; `null` = no body. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  /** Codes of the refusals this call may give beside the common ones, for the document. */
  readonly errors?: readonly number[];
  /** Refusals of a body that is a list and names its record in each item (`body[].x`): it is empty, or it names several. */
  readonly recusasDaLista?: { readonly vazia: string; readonly varios: string };
}

export interface Route<C extends Chamada = Chamada, S extends Schemas = Schemas> {
  readonly chamada: C;
  readonly schemas: S;
}

/** Joins a call's data with its schemas. */
export function route<const C extends Chamada, const S extends Schemas>(c: C, schemas: S): Route<C, S> {
  return { chamada: c, schemas };
}

type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type In<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What the server's handler of a route receives. */
export type ParamsOf<R extends Route> = Out<R['schemas']['params']>;
export type QueryOf<R extends Route> = Out<R['schemas']['query']>;
export type BodyOf<R extends Route> = Out<R['schemas']['body']>;
/** What a client sends. */
export type BodyInputOf<R extends Route> = In<R['schemas']['body']>;
export type QueryInputOf<R extends Route> = In<R['schemas']['query']>;

type AnswerUnion<A> = { [K in keyof A]: A[K] extends z.ZodType ? z.output<A[K]> : undefined }[keyof A];
/** What a client reads: a Blob for files, else the union of the successful answers. */
export type AnswerOf<R extends Route> = R['chamada']['arquivo'] extends string
  ? Blob
  : AnswerUnion<R['schemas']['answers']>;
