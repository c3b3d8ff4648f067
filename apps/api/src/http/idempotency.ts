import { semSenhas } from '@instrutoria/contract/senhas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { KeyedHash } from '../adapters/keyed-hash.ts';
import { one, run } from '../db/query.ts';
import { sql, values } from '../db/sql.ts';
import type { Executor } from '../db/transaction.ts';

/** An Idempotency-Key of one person on one route (T-G3). */
export interface KeyedRequest {
  readonly pessoa: number;
  readonly rota: string;
  readonly chave: string;
  readonly corpoMarca: string;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: string | null;
  readonly versao: number | null;
  /** X-Total-Count of a list that is asked for by POST; a repeated answer has none. */
  readonly total?: number | undefined;
}

const CHAVE_MAXIMO = 200;

/** Reads the header; undefined without one. Throws 422 when it is too long to be kept. */
export function keyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header === '') return undefined;
  const chave = String(header);
  if (chave.length > CHAVE_MAXIMO) {
    throw new DomainError('invalido', 'CHAVE_LONGA', 'A chave de repetição do pedido é longa demais.');
  }
  return chave;
}

/** The keyed hash of a request's content, its passwords apart: its parsed JSON, or the hash of its file. */
export function contentMark(keyedHash: KeyedHash, content: unknown): string {
  return `hmac:${keyedHash('idempotencia', JSON.stringify(semSenhas(content)) ?? '')}`;
}

function outroCorpo(): DomainError {
  return new DomainError(
    'invalido',
    'CHAVE_REUTILIZADA',
    'Este pedido repete a chave de outro com dados diferentes. Tente novamente.',
  );
}

const ofKey = ({ pessoa, rota, chave }: KeyedRequest) =>
  sql`pessoa = ${pessoa} and rota = ${rota} and chave = ${chave}`;

/**
 * Takes the key inside the request's transaction, waiting while the first request with it is still running.
 * Answers the first answer when there was one, null when this request is the first.
 */
export async function takeKey(db: Executor, key: KeyedRequest, agora: Date): Promise<StoredAnswer | null> {
  const { pessoa, rota, chave, corpoMarca } = key;
  const taken = await run(
    db,
    sql`
      insert into idempotencia ${values({ pessoa, rota, chave, corpoMarca, criadaEm: agora })}
      on conflict do nothing
    `,
  );
  return taken > 0 ? null : findAnswer(db, key);
}

interface Kept {
  readonly corpoMarca: string;
  readonly status: number | null;
  readonly body: string | null;
  readonly versao: number | null;
}

/** The stored answer of a key; null when there is none. Throws 422 when the body was another (T-G3). */
export async function findAnswer(db: Executor, key: KeyedRequest): Promise<StoredAnswer | null> {
  const kept = await one<Kept>(
    db,
    sql`
      select corpo_marca as "corpoMarca", status, resposta as body, versao from idempotencia
      where ${ofKey(key)}
    `,
  );
  if (kept === null) return null;
  const { corpoMarca, status, body, versao } = kept;
  if (corpoMarca !== key.corpoMarca) throw outroCorpo();
  return status === null ? null : { status, body, versao };
}

/** Keeps the answer, in the same transaction as the act. */
export async function storeAnswer(db: Executor, key: KeyedRequest, answer: StoredAnswer): Promise<void> {
  const { status, body, versao } = answer;
  await run(
    db,
    sql`
      update idempotencia set status = ${status}, resposta = ${body}, versao = ${versao}
      where ${ofKey(key)} and status is null
    `,
  );
}
