import type { Relacao } from '@instrutoria/contract/access.ts';
import type {
  AnswerOf,
  BodyOf,
  ParamsOf,
  QueryOf,
  RegistroNomeado,
  Route,
  TipoDeDocumento,
  TipoDeRegistro,
} from '@instrutoria/contract/route.ts';
import type { EscopoDoToken } from '@instrutoria/domain/conta/rules/token-pessoal.ts';
import type { TipoDaSessao, TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Clock } from './adapters/clock.ts';
import type { FileStorage } from './adapters/files/file-storage.ts';
import type { FreeSpace } from './adapters/files/free-space.ts';
import type { VirusScan } from './adapters/files/virus-scan.ts';
import type { KeyedHash } from './adapters/keyed-hash.ts';
import type { Log } from './adapters/log.ts';
import type { Outbox } from './adapters/mail/outbox.ts';
import type { Seal } from './adapters/mail/seal.ts';
import type { Metrics } from './adapters/metrics.ts';
import type { Partes } from './adapters/part-checks.ts';
import type { Passwords } from './adapters/password.ts';
import type { Tokens } from './adapters/token.ts';
import type { Uptime } from './adapters/uptime-file.ts';
import type { Webhooks } from './adapters/webhook/queue.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/connection/connection.ts';
import type { Executor } from './db/connection/transaction.ts';
import type { PdfRenderer } from './documents/pdf/renderer.ts';
import type { Planilhas } from './documents/planilhas/planilhas.ts';

export interface ContaDeDemonstracao {
  readonly tipo: TipoDaSessao;
  readonly nome: string;
  readonly cpf: string;
  readonly senha: string;
}

export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly espaco: FreeSpace;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly keyedHash: KeyedHash;
  /** Seals the values of changed e-mails and CPFs. */
  readonly seal: Seal;
  /** Seals the secrets of doors, and requests of entry under way. */
  readonly sealOfDoors: Seal;
  /** Seals the keys of authenticator applications. */
  readonly sealOfFactors: Seal;
  /** Seals the private keys that sign declarations. */
  readonly sealOfKeys: Seal;
  readonly outbox: Outbox;
  readonly webhooks: Webhooks;
  readonly pdf: PdfRenderer;
  readonly planilhas: Planilhas;
  readonly virusScan: VirusScan;
  readonly partes: Partes;
  readonly metrics: Metrics;
  readonly uptime: Uptime;
  readonly log: Log;
  readonly contas: readonly ContaDeDemonstracao[];
}

export interface Pessoa {
  readonly id: number;
  readonly tipo: TipoDeUsuario;
}

/** Read from the database at each request: the token's own `tipo` is never trusted (T-A10). */
export interface Usuario extends Pessoa {
  /** 0 for a personal token, which reaches no call about sessions. */
  readonly sessao: number;
  /** The personal token of the call; null for a login. */
  readonly token: { readonly id: number; readonly escopos: readonly EscopoDoToken[] } | null;
  /** The institution requires a second factor of this account, which has none: it may only enrol one. */
  readonly faltaFator: boolean;
}

/**
 * The account of a student, of the session or of the teacher of the session (one login for both, D30). Its right to a
 * vínculo is judged at each call.
 */
export interface Estudante {
  readonly id: number;
  /** Of the session; null where the teacher's login brings the account. */
  readonly sessao: number | null;
}

/**
 * The record that a call names, and the caller's relation to it ('nenhuma' in `preparar`, which runs before).
 */
export interface Alvo<T extends TipoDeRegistro = TipoDeRegistro> {
  readonly id: T extends 'imagem' ? string : number;
  readonly relacao: Relacao;
}

export interface Contexto<
  U extends Usuario | null = Usuario,
  A extends Alvo | null = Alvo | null,
  E extends Estudante | null = Estudante | null,
> {
  readonly deps: Deps;
  /** The transaction in a write; the pool in a read and in `preparar`. */
  readonly db: Executor;
  readonly usuario: U;
  /** null for callers without a student's account. */
  readonly estudante: E;
  /** Domain time (D24). */
  readonly agora: Date;
  readonly endereco: string;
  readonly navegador: string;
  /** Present where the contract declares one (`registro`). */
  readonly alvo: A;
  readonly disseVersao: boolean;
  /** For an act on many records: their mails are joined by this id, one per person. */
  readonly lote?: string | undefined;
  /** Throws 412 when If-Match names another version (E-CHAMADAS-6). */
  exigirVersao(versao: number): void;
  /** The same for a row of an act on many, which sends its own version. */
  exigirVersaoDaLinha(vista: number, versao: number): void;
}

type UsuarioDe<R extends Route> = R['comLogin'] extends true
  ? R['doEstudante'] extends true
    ? Usuario | null
    : Usuario
  : Usuario | null;
type EstudanteDe<R extends Route> = R['doEstudante'] extends true ? Estudante : Estudante | null;
type AlvoDe<N extends RegistroNomeado | null> = N extends RegistroNomeado ? Alvo<N['tipo']> : null;
export type ContextoDe<R extends Route> = Contexto<UsuarioDe<R>, AlvoDe<R['registro']>, EstudanteDe<R>>;

export interface Recebido {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

type ItemDe<B> = B extends readonly (infer I)[] ? I : B;

interface PedidoCom<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  /** The query as it was sent, for a signature that covers its spelling. */
  readonly queryEscrita: string;
  /**
   * Returns the parsed body. A malformed one's 422 is thrown only here, because 409 and 412 come first
   * (E-CHAMADAS-4).
   */
  corpo(): B;
  /** The valid ones of these fields (for an array, of its first item), to find the record. Never throws. */
  legivel<K extends keyof ItemDe<B>>(...campos: K[]): Partial<Pick<ItemDe<B>, K>>;
  /** Throws 413 above 25 MB, 422 without a file. */
  arquivo(): Promise<Recebido>;
}
export type Pedido<R extends Route> = PedidoCom<ParamsOf<R>, QueryOf<R>, BodyOf<R>>;

type DeepReadonly<T> = T extends readonly (infer U)[]
  ? readonly DeepReadonly<U>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

export interface Bytes {
  readonly tipo:
    | 'application/pdf'
    | 'image/jpeg'
    | 'text/css; charset=utf-8'
    | 'text/html; charset=utf-8'
    | 'text/calendar; charset=utf-8'
    | 'application/samlmetadata+xml'
    | 'text/csv; charset=utf-8'
    | 'text/plain; charset=utf-8'
    | 'application/json'
    | 'application/x-ndjson'
    | 'application/zip'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    | 'application/vnd.oasis.opendocument.spreadsheet';
  readonly bytes: Uint8Array | NodeJS.ReadableStream;
  readonly nome?: string;
}

interface RespostaDaRota<S, D> {
  readonly status: S;
  readonly dados: D;
  readonly total?: number;
  /** The address of a 303. */
  readonly destino?: string;
  /** The ETag: the version of the answered record; null for none. */
  readonly versao?: number | null;
}
type ComVersao = Required<Pick<RespostaDaRota<unknown, unknown>, 'versao'>>;
/** An answer whose data have `versao` must state whether that is the record's version. */
type RespostaCom<S, D> = RespostaDaRota<S, D> &
  (D extends { readonly versao: number | null } ? ComVersao : unknown);

interface RespostaComArquivo {
  readonly status: 200;
  readonly arquivo: Bytes;
}
type ResultadoDe<A extends TipoDeDocumento | null, S, D> = A extends TipoDeDocumento
  ? RespostaComArquivo
  : RespostaCom<S, D>;

/** A file where the contract declares one, else the schema's type. */
export type Resultado<R extends Route> = ResultadoDe<
  R['arquivo'],
  keyof R['answers'] & number,
  DeepReadonly<AnswerOf<R>>
>;

/** An answer with one record and its version. */
export function comVersao<const S extends number, D extends { readonly versao: number | null }>(
  status: S,
  dados: D,
): RespostaDaRota<S, D> & ComVersao {
  return { status, dados, versao: dados.versao };
}

/**
 * `preparar` does slow work (hashes, files) before the transaction. Methods instead of function properties,
 * so that acts fit one type.
 */
export interface Act<R extends Route, P = unknown> {
  preparar?(ctx: ContextoDe<R>, pedido: Pedido<R>): Promise<P>;
  executar(ctx: ContextoDe<R>, pedido: Pedido<R>, preparado: P): Promise<Resultado<R>>;
  /** Undoes what `preparar` left outside the database when the transaction did not commit. */
  desfazer?(preparado: P): Promise<void>;
}
export type ComPreparo<R extends Route, P> = Act<R, P> & Required<Pick<Act<R, P>, 'preparar'>>;

interface Plain<R extends Route> {
  executar(ctx: ContextoDe<R>, pedido: Pedido<R>): Promise<Resultado<R>>;
}
export type Executar<R extends Route> = Plain<R>['executar'];
