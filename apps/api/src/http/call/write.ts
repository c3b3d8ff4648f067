import { chaveDaChamada } from '@instrutoria/contract/route.ts';
import type { FastifyRequest } from 'fastify';
import { redeDoEndereco } from '../../adapters/network.ts';
import type { Deps, Estudante } from '../../context.ts';
import { type Executor, inTransaction, type Tx } from '../../db/connection/transaction.ts';
import { semAcesso, sessaoContinua, sessaoDoEstudanteContinua } from '../../features/conta/queries.ts';
import { act } from './act.ts';
import { encodeAnswer } from './answers.ts';
import { checkObject } from './authorize.ts';
import type { Call } from './call.ts';
import type { AnswerGone, KeyedRequest, MarkedRequest, StoredAnswer } from './idempotency.ts';
import {
  contentMark,
  findAnswer,
  keyOf,
  onlyMessage,
  passwordsOf,
  semSegredos,
  storeAnswer,
  takeKey,
} from './idempotency.ts';
import { checkJudged } from './judge.ts';

async function keyedRequest(call: Call, request: FastifyRequest): Promise<KeyedRequest | null> {
  const { route, deps, usuario, estudante, upload } = call;
  // Tokens and challenges must not be stored for 24 hours: a repeated call only makes another.
  const chave = route.semRepeticao ? undefined : keyOf(request.headers['idempotency-key']);
  const conteudo = upload === null ? request.body : (await upload.file()).sha256;
  if (chave === undefined) return null;
  const link = route.comLogin ? undefined : (textOf(request.body, 'token') ?? textOf(request.query, 'token'));
  const eu = link === undefined ? usuario : null;
  const aluno = link === undefined && eu === null ? estudante : null;
  const content = [request.params, request.query, conteudo ?? null];
  return {
    pessoa: eu?.id ?? 0,
    rota: chaveDaChamada(route),
    chave:
      eu === null
        ? (chaveDoEstudante(deps, aluno, chave) ?? chaveDeNinguem(call, request, { link, chave }))
        : chave,
    corpoMarca: contentMark(deps.keyedHash, content),
    senhas: passwordsOf(deps.keyedHash, content),
  };
}

function textOf(fields: unknown, name: string): string | undefined {
  const value: unknown =
    typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Students share person 0 too: their ids are not those of teachers. */
function chaveDoEstudante({ keyedHash }: Deps, estudante: Estudante | null, chave: string): string | null {
  if (estudante === null) return null;
  return `estudante:${keyedHash('idempotencia-anonima', JSON.stringify(['estudante', estudante.id, chave]))}`;
}

/**
 * Callers without a login share person 0: their keys are separated by address and device, so that none gets
 * another's answer. An act by a mailed link has its key by the link: it may have ended its own session, and
 * after a lost answer the repetition often comes from another network.
 */
function chaveDeNinguem(
  { deps, contexto }: Call,
  request: FastifyRequest,
  { link, chave }: { readonly link: string | undefined; readonly chave: string },
): string {
  const { endereco, navegador } = contexto(deps.database.db, 'nenhuma');
  const dispositivo = textOf(request.body, 'dispositivo') ?? navegador;
  const quem = link === undefined ? [redeDoEndereco(endereco), dispositivo, chave] : ['link', link, chave];
  return `anonimo:${deps.keyedHash('idempotencia-anonima', JSON.stringify(quem))}`;
}

async function withHash({ deps }: Call, key: KeyedRequest | null): Promise<MarkedRequest | null> {
  if (key === null) return null;
  return { ...key, senhasMarca: key.senhas === null ? null : await deps.passwords.hash(key.senhas) };
}

/** Does slow work first, then one transaction. */
export async function write(call: Call, request: FastifyRequest): Promise<StoredAnswer | AnswerGone> {
  const { database } = call.deps;
  const key = await keyedRequest(call, request);
  if (call.act.preparar === undefined) {
    const marked = await withHash(call, key);
    return inTransaction(database, (db) => once(call, marked, db, undefined));
  }
  const kept = async () => {
    const answer = key === null ? null : await findAnswer(database.db, key, call.deps.passwords);
    return answer === null ? null : repeated(call, database.db, answer);
  };
  const before = await kept();
  if (before !== null) return before;
  let preparado: unknown;
  try {
    preparado = await call.act.preparar(call.contexto(database.db, 'nenhuma'), call.pedido);
  } catch (error) {
    // A repetition may fail because of the first request's effect: a used link, the new password.
    const meanwhile = await kept();
    if (meanwhile !== null) return meanwhile;
    throw error;
  }
  try {
    const marked = await withHash(call, key);
    return await inTransaction(database, (db) => once(call, marked, db, preparado));
  } catch (error) {
    await call.act.desfazer?.(preparado);
    throw error;
  }
}

/** Checks the relation again before a stored record is sent: the caller may have lost the right to read it. */
async function repeated(
  call: Call,
  db: Executor,
  answer: StoredAnswer | AnswerGone,
): Promise<StoredAnswer | AnswerGone> {
  if (answer.gone === true || onlyMessage(answer.body)) return answer;
  await checkObject(call, db);
  await checkJudged(call, db);
  return answer;
}

async function once(
  call: Call,
  key: MarkedRequest | null,
  db: Tx,
  preparado: unknown,
): Promise<StoredAnswer | AnswerGone> {
  const { route, deps, usuario, estudante } = call;
  // Checked again: the session may have ended since (T-B18).
  if (usuario !== null && !(await sessaoContinua(db, usuario))) throw semAcesso();
  if (estudante !== null && !(await sessaoDoEstudanteContinua(db, estudante))) throw semAcesso();
  const replayed = key === null ? null : await takeKey(db, key, deps.passwords, deps.clock.real());
  if (replayed !== null) return repeated(call, db, replayed);
  const relacao = await checkObject(call, db);
  await checkJudged(call, db);
  const answer = encodeAnswer(route, await act(call, relacao, db, preparado));
  if (key !== null) await storeAnswer(db, key, { ...answer, body: semSegredos(answer.body) });
  return answer;
}
