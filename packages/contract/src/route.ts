import type { NomeadoDoProjeto } from '@instrutoria/domain/avaliacao/types.ts';
import type { TipoDaSessao } from '@instrutoria/domain/conta/types.ts';
import { z } from 'zod';
import type { Acesso, Direito, Quem } from './access.ts';
import { acessoDe } from './access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type TipoDeRegistro =
  | 'projeto'
  | 'pessoa'
  | 'imagem'
  | 'aprovacao'
  | 'avaliador'
  | 'instrutor'
  | 'declaracao';

/** Where the record's id is: a path parameter, or a field of the body (`[]`: in each item). */
export interface RegistroNomeado {
  readonly tipo: TipoDeRegistro;
  readonly em: `params.${string}` | `body.${string}` | `body[].${string}`;
  /** Not for collaborators, who otherwise see the same as the coordinator (D20, D22). */
  readonly soCoordenador?: true;
  /** Also for former coordinators, since it shows nothing about students (D61). */
  readonly depois?: true;
  /** Not for the vice, who otherwise has the coordinator's rights (D61). */
  readonly semVice?: true;
}

/**
 * How a call names a project that others judge or administer (D58). A participant of the project is refused,
 * with `recusaDeQuemParticipa`, before the body's fields, the state and the version are checked.
 */
export interface RegistroJulgado {
  readonly tipo: NomeadoDoProjeto;
  readonly em: `params.${string}` | `body.${string}`;
  /**
   * The relations that exclude a person: taking part in the project; also a declared conflict; also having
   * given its scores (D56).
   */
  readonly barra: 'participacao' | 'impedimento' | 'notas';
}

export type TipoDeDocumento =
  | 'text/css'
  | 'application/pdf'
  | 'image/jpeg'
  | 'text/html'
  | 'text/csv'
  | 'text/plain'
  | 'application/json'
  | 'text/calendar'
  | 'application/samlmetadata+xml'
  | 'application/x-ndjson'
  | 'application/zip'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/vnd.oasis.opendocument.spreadsheet';

/** The facts about a call that clients need besides schemas. The browser gets them from a generated table. */
export interface Chamada {
  readonly method: Method;
  readonly path: string;
  /** Whether a login is needed, so that the use case always has a caller. */
  readonly comLogin: boolean;
  readonly envio: boolean;
  readonly arquivo: TipoDeDocumento | null;
  /**
   * A second run would create a second record or a second mail: a repetition counts as the same act until an
   * answer arrives, even when other acts come in between (E-CHAMADAS-5).
   */
  readonly cria?: boolean;
}

/** A call with the types of user that may do it on some record, for menus and guarded pages. */
export interface ChamadaDaTabela extends Chamada {
  readonly tipos: readonly TipoDaSessao[];
}

type Answers = Readonly<Record<number, z.ZodType | null>>;

/** The parts of a call's type that its handler and clients need. */
interface Typed extends Chamada {
  /** Of students only: the use case always has `estudante`, and a teacher only if they have such an account too. */
  readonly doEstudante: boolean;
  readonly params: z.ZodType | undefined;
  readonly query: z.ZodType | undefined;
  readonly body: z.ZodType | undefined;
  readonly answers: Answers;
  /** The owned record of the act; the use case gets its id and the caller's relation to it. */
  readonly registro: RegistroNomeado | null;
}

/** Fields that are absent when they have no value. */
interface Rest {
  /** The limits of the rights, in words. */
  readonly limites: string;
  /** The audit's sentence: 'Ana designou um avaliador'. */
  readonly auditoria: string | null;
  /** Limited per hour and address for anonymous callers (LIMITE_ANONIMO). */
  readonly limitada: boolean;
  readonly lista: boolean;
  /** Takes a form of up to 256 KB, from an identity provider (D60). */
  readonly formulario: boolean;
  /** Its answer holds a session, which is not stored for repetitions. */
  readonly semRepeticao: boolean;
  readonly julgado: RegistroJulgado | null;
  /** The text of the 403 for every id, known or not (E-CHAMADAS-4). */
  readonly recusa: string | null;
  /**
   * Whether the answer may be compressed. Reads may, unless they contain a secret beside text chosen by the
   * caller, because the length would reveal it (BREACH); other calls only where they set this.
   */
  readonly comprimida: boolean;
  /**
   * Its body may be the whole record, as its GET answers it; fields that the schema does not name are
   * ignored.
   */
  readonly registroInteiro: boolean;
  /**
   * The name of the call that reads the record: a repetition whose stored answer was deleted gets the answer
   * of that call (D60).
   */
  readonly leitura: string | null;
  /** No answer is sent earlier than this, so that its time reveals nothing (T-A4). */
  readonly tempoMinimoMs: number;
  /**
   * Fields without which the domain refuses the body, although its schema lets them be absent so that the refusal has the
   * field's own text: `motivo`, `linhas[].projeto`, `[].horas`. For the OpenAPI document.
   */
  readonly exige: readonly string[];
  /** Statuses of refusals for the document, besides those of every call (`refusalsOf` in openapi.ts). */
  readonly errors: readonly number[];
  /**
   * For a body that is a list with the record's id in each item: the errors for an empty list and for several
   * records.
   */
  readonly recusasDaLista: { readonly vazia: string; readonly varios: string } | null;
}

export type Route<T extends Typed = Typed> = T &
  Rest & {
    readonly resumo: string;
    readonly acesso: Acesso;
  };

interface Block<M, P, Q, A, Params, Query, Body, An, Reg> extends Partial<Rest> {
  readonly method: M;
  readonly path: P;
  readonly resumo: string;
  readonly quem: Q;
  readonly envio?: true;
  readonly cria?: true;
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
type DoEstudante<Q extends Quem> = Q extends { readonly anonimo: Direito }
  ? false
  : Q extends { readonly instrutor: Direito }
    ? true
    : false;

const UNSAID = {
  limites: '',
  auditoria: null,
  registro: null,
  julgado: null,
  envio: false,
  limitada: false,
  arquivo: null,
  lista: false,
  formulario: false,
  semRepeticao: false,
  registroInteiro: false,
  leitura: null,
  recusa: null,
  tempoMinimoMs: 0,
  params: undefined,
  body: undefined,
  exige: [],
  errors: [],
  recusasDaLista: null,
} as const;

const SEM_QUERY = z.strictObject({});

/** Defines one call. Without `arquivo` the answer is JSON; without a schema that part takes nothing: a GET refuses every parameter. */
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
  readonly doEstudante: DoEstudante<Q>;
  readonly envio: boolean;
  readonly arquivo: A;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answers: An;
  readonly registro: Reg;
}>;
export function route({ quem, ...block }: AnyBlock): Route {
  const le = block.method === 'GET';
  const query = le ? SEM_QUERY : undefined;
  return {
    ...UNSAID,
    comprimida: le,
    query,
    ...block,
    acesso: acessoDe(quem),
    comLogin: quem.anonimo === undefined,
    doEstudante: quem.anonimo === undefined && quem.instrutor !== undefined,
  };
}

export function chaveDaChamada(c: Chamada): string {
  const semPrefixo =
    c.path.startsWith('/api/openapi') || c.path === '/api/docs'
      ? c.path.slice(1)
      : c.path.replace(/^\/(api\/)?/, '');
  return `${c.method} ${semPrefixo.replace(/:([A-Za-z]+)/g, '{$1}')}`;
}

type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type In<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<R extends Route> = Out<R['params']>;
export type QueryOf<R extends Route> = Out<R['query']>;
export type BodyOf<R extends Route> = Out<R['body']>;
export type BodyInputOf<R extends Route> = In<R['body']>;
export type QueryInputOf<R extends Route> = In<R['query']>;

type AnswerUnion<A> = Out<A[keyof A]>;
/** A Blob for files, else the union of the successful answers. */
export type AnswerOf<R extends Route> = R['arquivo'] extends string ? Blob : AnswerUnion<R['answers']>;
