import { semSenhas } from '@instrutoria/contract/senhas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { KeyedHash } from '../adapters/keyed-hash.ts';
import { idempotencia } from '../db/schema.ts';
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

const ofKey = (k: KeyedRequest) =>
  and(eq(idempotencia.pessoa, k.pessoa), eq(idempotencia.rota, k.rota), eq(idempotencia.chave, k.chave));

/**
 * Takes the key inside the request's transaction, waiting while the first request with it is still running.
 * Answers the first answer when there was one, null when this request is the first.
 */
export async function takeKey(db: Executor, key: KeyedRequest, agora: Date): Promise<StoredAnswer | null> {
  const taken = await db
    .insert(idempotencia)
    .values({ ...key, criadaEm: agora })
    .onConflictDoNothing()
    .returning({ chave: idempotencia.chave });
  return taken.length > 0 ? null : findAnswer(db, key);
}

/** The stored answer of a key; null when there is none. Throws 422 when the body was another (T-G3). */
export async function findAnswer(db: Executor, key: KeyedRequest): Promise<StoredAnswer | null> {
  const [row] = await db.select().from(idempotencia).where(ofKey(key));
  if (row === undefined) return null;
  if (row.corpoMarca !== key.corpoMarca) throw outroCorpo();
  return row.status === null ? null : { status: row.status, body: row.resposta, versao: row.versao };
}

/** Keeps the answer, in the same transaction as the act. */
export async function storeAnswer(db: Executor, key: KeyedRequest, answer: StoredAnswer): Promise<void> {
  await db
    .update(idempotencia)
    .set({ status: answer.status, resposta: answer.body, versao: answer.versao })
    .where(and(ofKey(key), isNull(idempotencia.status)));
}
