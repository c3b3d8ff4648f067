import type { Api, NomeDaChamada } from './api.ts';
import type { AnswerOf, BodyInputOf, Chamada, QueryInputOf, Route } from './route.ts';
import { chamadas } from './tabela.gerada.ts';

export interface Request {
  readonly nome: NomeDaChamada;
  readonly chamada: Chamada;
  readonly url: string;
  readonly body: unknown;
  readonly file: Blob | undefined;
  readonly ifMatch: number | undefined;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((fraction: number) => void) | undefined;
}

/** `data`: parsed JSON, a Blob for files, undefined for 204. */
export interface Answer<T = unknown> {
  readonly status: number;
  readonly data: T;
  readonly total: number | undefined;
}
export type Transport = (request: Request) => Promise<Answer>;

type Segments<P extends string> = P extends `${string}:${infer R}`
  ? R extends `${infer Name}/${infer Rest}`
    ? Name | Segments<`/${Rest}`>
    : R
  : never;
type ParamsInput<R extends Route> = [Segments<R['path']>] extends [never]
  ? unknown
  : { readonly params: { readonly [K in Segments<R['path']>]: number | string } };
type BodyInput<R extends Route> =
  BodyInputOf<R> extends undefined ? unknown : { readonly body: BodyInputOf<R> };
type QueryInput<R extends Route> =
  QueryInputOf<R> extends undefined ? unknown : { readonly query?: Partial<QueryInputOf<R>> };
interface Options {
  readonly file?: Blob;
  readonly ifMatch?: number | undefined;
  readonly signal?: AbortSignal;
  readonly onProgress?: (fraction: number) => void;
}
export type InputOf<R extends Route> = ParamsInput<R> & BodyInput<R> & QueryInput<R> & Options;

type Call<R extends Route> =
  object extends InputOf<R>
    ? (input?: InputOf<R>) => Promise<AnswerOf<R>>
    : (input: InputOf<R>) => Promise<AnswerOf<R>>;
type WholeCall<R extends Route> =
  object extends InputOf<R>
    ? (input?: InputOf<R>) => Promise<Answer<AnswerOf<R>>>
    : (input: InputOf<R>) => Promise<Answer<AnswerOf<R>>>;

/** `client.x(input)` resolves with the body; `client.whole.x(input)` also with status and total. */
export type Client = { readonly [K in keyof Api]: Call<Api[K]> } & {
  readonly whole: { readonly [K in keyof Api]: WholeCall<Api[K]> };
};

interface LooseInput extends Options {
  readonly params?: Record<string, number | string>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

function urlOf(chamada: Chamada, input: LooseInput): string {
  const path = chamada.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Imports the schemas only as types, so that the browser does not load them. */
export function createClient(transport: Transport): Client {
  const call = (nome: NomeDaChamada, input: LooseInput = {}) => {
    const chamada: Chamada = chamadas[nome];
    return transport({
      nome,
      chamada,
      url: urlOf(chamada, input),
      body: input.body,
      file: input.file,
      ifMatch: input.ifMatch,
      signal: input.signal,
      onProgress: input.onProgress,
    });
  };
  const nomes = Object.keys(chamadas) as NomeDaChamada[];
  const whole = Object.fromEntries(nomes.map((nome) => [nome, (input?: LooseInput) => call(nome, input)]));
  const short = Object.fromEntries(
    nomes.map((nome) => [nome, async (input?: LooseInput) => (await call(nome, input)).data]),
  );
  return { ...short, whole } as unknown as Client;
}
