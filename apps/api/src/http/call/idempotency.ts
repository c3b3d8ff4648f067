import { comSenhas, semSenhas } from '@instrutoria/contract/password-fields.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { KeyedHash } from '../../adapters/keyed-hash.ts';
import type { Passwords } from '../../adapters/password.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

/** A request with an Idempotency-Key of one person on one route (T-G3). */
export interface KeyedRequest {
  readonly pessoa: number;
  readonly rota: string;
  readonly chave: string;
  readonly corpoMarca: string;
  /** The fingerprint of a body with passwords, never stored itself; null without one. */
  readonly senhas: string | null;
}

export interface MarkedRequest extends KeyedRequest {
  /** argon2id of `senhas`, because a reader of the database may also read the key stored in it. */
  readonly senhasMarca: string | null;
}

/** The longest stored answer; and the most answers with stored text per person (D60). */
const CORPO_MAXIMO = 32 * 1024;
const CORPOS_POR_PESSOA = 500;
/** Answers are stored one at a time, so few ever exceed the limit. */
const DE_CADA_VEZ = 20;

/** An earlier answer whose text is no longer stored. */
export interface AnswerGone {
  readonly gone: true;
  readonly status: number;
  /** The id of the answered record. */
  readonly registroId: number | null;
}

export interface StoredAnswer {
  readonly gone?: false;
  readonly status: number;
  readonly body: string | null;
  readonly versao: number | null;
  /** The id of the answered record. */
  readonly registroId?: number | null;
  /** Only for a list by POST; a repeated answer has none. */
  readonly total?: number | undefined;
  /** The address of a 303. */
  readonly destino?: string | undefined;
}

const CHAVE_MAXIMO = 200;

/** The key in the header; throws 422 when it is too long. */
export function keyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header === '') return undefined;
  const chave = String(header);
  if (chave.length > CHAVE_MAXIMO) {
    throw new DomainError('invalido', 'CHAVE_LONGA', 'A chave de repetição do pedido é longa demais.');
  }
  return chave;
}

/** A hash without passwords: of the parsed JSON, or of the file's hash. */
export function contentMark(keyedHash: KeyedHash, content: unknown): string {
  return `hmac:${keyedHash('idempotencia', JSON.stringify(semSenhas(content)) ?? '')}`;
}

/** The passwords' fingerprint, as short as argon2id allows. */
export function passwordsOf(keyedHash: KeyedHash, content: unknown): string | null {
  const inteiro = comSenhas(content);
  return inteiro === null ? null : keyedHash('idempotencia-senhas', JSON.stringify(inteiro));
}

/** Only the first answer contains codes and links, so that nothing stored reveals them. */
const SEGREDOS: ReadonlySet<string> = new Set(['token', 'dispositivo', 'segredo', 'uri', 'codigos']);

export function semSegredos(body: string | null): string | null {
  if (body === null || ![...SEGREDOS].some((nome) => body.includes(`"${nome}"`))) return body;
  const lido: unknown = JSON.parse(body);
  if (typeof lido !== 'object' || lido === null || Array.isArray(lido)) return body;
  return JSON.stringify(Object.fromEntries(Object.entries(lido).filter(([nome]) => !SEGREDOS.has(nome))));
}

/** Whether a stored answer contains no data of a record. */
export function onlyMessage(body: string | null): boolean {
  if (body === null) return true;
  const lido: unknown = JSON.parse(body);
  return typeof lido === 'object' && lido !== null && Object.keys(lido).every((nome) => nome === 'message');
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
 * Takes the key, waiting for a running first request. Returns that request's answer; null when this is the
 * first.
 */
export async function takeKey(
  db: Executor,
  key: MarkedRequest,
  passwords: Passwords,
  agora: Date,
): Promise<StoredAnswer | AnswerGone | null> {
  const { pessoa, rota, chave, corpoMarca, senhasMarca } = key;
  const taken = await run(
    db,
    sql`
      insert into idempotencia ${values({ pessoa, rota, chave, corpoMarca, senhasMarca, criadaEm: agora })}
      on conflict do nothing
    `,
  );
  return taken > 0 ? null : findAnswer(db, key, passwords);
}

interface Kept {
  readonly corpoMarca: string;
  readonly senhasMarca: string | null;
  readonly status: number | null;
  readonly body: string | null;
  readonly versao: number | null;
  readonly registroId: number | null;
  readonly semCorpo: boolean;
}

/** Throws 422 when the body or its passwords differ. */
export async function findAnswer(
  db: Executor,
  key: KeyedRequest,
  passwords: Passwords,
): Promise<StoredAnswer | AnswerGone | null> {
  const kept = await one<Kept>(
    db,
    sql`
      select corpo_marca as "corpoMarca", senhas_marca as "senhasMarca", status, resposta as body, versao, registro_id as "registroId",
        sem_corpo as "semCorpo"
      from idempotencia
      where ${ofKey(key)}
    `,
  );
  if (kept === null) return null;
  const { corpoMarca, senhasMarca, status, body, versao, registroId, semCorpo } = kept;
  if (corpoMarca !== key.corpoMarca) throw outroCorpo();
  if (senhasMarca !== null && !(await passwords.confere(key.senhas ?? '', senhasMarca))) throw outroCorpo();
  if (status === null) return null;
  return semCorpo ? { gone: true, status, registroId } : { status, body, versao };
}

/**
 * Drops the text of a long answer, and of the oldest of many: key, mark, status and the record's id stay
 * (D60).
 */
export async function storeAnswer(db: Executor, key: KeyedRequest, answer: StoredAnswer): Promise<void> {
  const { status, body, versao, registroId = null } = answer;
  const semCorpo = body !== null && Buffer.byteLength(body) > CORPO_MAXIMO;
  await run(
    db,
    sql`
      update idempotencia set status = ${status}, resposta = ${semCorpo ? null : body}, versao = ${versao},
        registro_id = ${registroId}, sem_corpo = ${semCorpo}
      where ${ofKey(key)} and status is null
    `,
  );
  await run(
    db,
    sql`
      update idempotencia set resposta = null, sem_corpo = true
      where (pessoa, rota, chave) in (
        select pessoa, rota, chave from idempotencia where pessoa = ${key.pessoa} and resposta is not null
        order by criada_em desc, chave, rota offset ${CORPOS_POR_PESSOA} limit ${DE_CADA_VEZ}
        for update skip locked)
    `,
  );
}

export function jaAtendido(): DomainError {
  return new DomainError(
    'conflito',
    'JA_ATENDIDO',
    'Este pedido já foi atendido. Recarregue a página para ver o resultado.',
  );
}
