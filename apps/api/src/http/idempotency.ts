import { semSenhas } from '@instrutoria/contract/senhas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { KeyedHash } from '../adapters/keyed-hash.ts';
import { one, run } from '../db/query.ts';
import { sql, values } from '../db/sql.ts';
import type { Executor } from '../db/transaction.ts';

/** Of one person on one route (T-G3). */
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
  /** Of a list asked for by POST; a repeated answer has none. */
  readonly total?: number | undefined;
}

const CHAVE_MAXIMO = 200;

/** Throws 422 when the header is too long. */
export function keyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header === '') return undefined;
  const chave = String(header);
  if (chave.length > CHAVE_MAXIMO) {
    throw new DomainError('invalido', 'CHAVE_LONGA', 'A chave de repetição do pedido é longa demais.');
  }
  return chave;
}

/** Without passwords: of the parsed JSON, or of the file's hash. */
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

/** Takes the key, waiting for a running first request. Gives its answer; null when this is the first. */
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

/** Throws 422 when the body was another. */
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
