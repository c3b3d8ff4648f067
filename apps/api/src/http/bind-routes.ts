import { setTimeout as sleep } from 'node:timers/promises';
import type { Relacao } from '@instrutoria/contract/access.ts';
import { colunasDoChamador, melhorCelula, recusaComoInexistente } from '@instrutoria/contract/access.ts';
import type { Route } from '@instrutoria/contract/route.ts';
import { chaveDaChamada } from '@instrutoria/contract/route.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runFor } from '../adapters/caller.ts';
import type { ComPreparo, Contexto, Deps, Executar, Pedido, Usuario } from '../context.ts';
import type { Executor } from '../db/transaction.ts';
import { inTransaction } from '../db/transaction.ts';
import { sessaoContinua } from '../features/conta/queries.ts';
import type { AnyHandler } from '../handlers.ts';
import { countAnonymous } from './anonymous-limit.ts';
import { encodeAnswer, sendAnswer, sendStored } from './answers.ts';
import { authenticate, semAcesso } from './authenticate.ts';
import { callerOf } from './caller-of.ts';
import type { KeyedRequest, StoredAnswer } from './idempotency.ts';
import { contentMark, findAnswer, keyOf, storeAnswer, takeKey } from './idempotency.ts';
import { naoEncontrado } from './problems.ts';
import type { Relacionar } from './relations.ts';
import { resolvers, TEXTO_NAO_ENCONTRADO } from './relations.ts';
import {
  ifMatchOf,
  lazyBody,
  namedReference,
  parseParams,
  parseQuery,
  readableFields,
} from './request-parts.ts';
import type { Upload } from './uploads.ts';
import { receiveUpload } from './uploads.ts';

type AnyContexto = Contexto<Usuario | null>;
type AnyComPreparo = ComPreparo<Route, unknown>;

declare module 'fastify' {
  interface FastifyRequest {
    usuario: Usuario | null;
    /** The relation that was asked for along with the session, in reads. */
    relacionando: Promise<Relacionar> | null;
  }
}

function naoPermitido(texto: string | null): DomainError {
  return new DomainError('naoPermitido', 'NAO_PERMITIDO', texto ?? 'Você não tem permissão para isto.');
}

function soJson(): DomainError {
  return new DomainError('tipoNaoAceito', 'TIPO_NAO_ACEITO', 'Envie os dados como application/json.');
}

/** The function check: 401 for nobody, 403 for a type that may do this on no record at all. */
function checkFunction(route: Route, usuario: Usuario | null): void {
  const { acesso, recusa, registro } = route;
  if (usuario === null) {
    if (acesso.anonymous === 'no') throw semAcesso();
    return;
  }
  if (recusa === null && recusaComoInexistente(acesso, registro !== null)) return;
  if (melhorCelula(acesso, colunasDoChamador(usuario.tipo, undefined)) === 'no') throw naoPermitido(recusa);
}

/** Asks what this person is to the record that the call names; null when it names none. */
function askRelation(
  route: Route,
  db: Executor,
  pessoa: number,
  referencia: number | string | null,
): Promise<Relacionar> | null {
  const { registro } = route;
  if (registro === null || referencia === null) return null;
  const relacionando = resolvers[registro.tipo](db, pessoa, referencia);
  // Whoever awaits it hears of its failure; a call that is refused before awaits it no more.
  relacionando.catch(() => undefined);
  return relacionando;
}

/** A read's relation is asked while its session is still being read; what names no record is refused later. */
function askAhead(route: Route, deps: Deps, request: FastifyRequest, pessoa: number): void {
  if (route.method !== 'GET' || route.registro === null) return;
  const params = parseParams(route, request.params);
  if (params === null) return;
  const referencia = namedReference(route, params, undefined);
  request.relacionando = askRelation(route, deps.database.checks, pessoa, referencia);
}

/** The object check: the caller's relation to the record that the call names, or the 404 of an unknown one. */
async function checkObject(
  route: Route,
  usuario: Usuario | null,
  relacionar: Relacionar | null,
): Promise<Relacao> {
  const { acesso, recusa, registro } = route;
  if (registro === null || usuario === null || relacionar === null) return 'nenhuma';
  const encontrada = await relacionar(usuario.tipo);
  const leitura = route.method === 'GET' && registro.soCoordenador !== true;
  const relacao = encontrada === 'colaborador' && !leitura ? 'nenhuma' : encontrada;
  const podeVer = relacao !== null && melhorCelula(acesso, colunasDoChamador(usuario.tipo, relacao)) !== 'no';
  if (!podeVer)
    throw recusa === null ? naoEncontrado(TEXTO_NAO_ENCONTRADO[registro.tipo]) : naoPermitido(recusa);
  return relacao;
}

function versionGuard(request: FastifyRequest): (versao: number) => void {
  const esperada = ifMatchOf(request.headers['if-match']);
  return (versao) => {
    if (esperada === undefined || esperada === versao) return;
    throw new DomainError(
      'desatualizado',
      'VERSAO_DESATUALIZADA',
      'Este registro foi alterado por outra pessoa. Recarregue a página.',
      [],
      { versao },
    );
  };
}

interface Bound {
  readonly route: Route;
  readonly handler: AnyHandler;
  readonly deps: Deps;
}

/** One request through the fixed order: session, function, object, state, version, fields (E-CHAMADAS-4). */
async function serve(
  { route, handler, deps }: Bound,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { usuario } = request;
  // Receipt, and not whatever the database makes the act wait for, decides what came in time (T-G12).
  const agora = deps.clock.agora();
  const params = parseParams(route, request.params);
  if (params === null) {
    const { recusa, registro } = route;
    if (recusa !== null && registro !== null) throw naoPermitido(recusa);
    const tipo = registro?.tipo;
    throw naoEncontrado(tipo === undefined ? 'Não encontrado.' : TEXTO_NAO_ENCONTRADO[tipo]);
  }
  if (!route.envio && request.isMultipart()) throw soJson();
  const query = parseQuery(route, request.query);
  const referencia = namedReference(route, params, request.body);
  const upload: Upload | null = route.envio ? receiveUpload(deps, request, reply) : null;
  const pedido: Pedido<Route> = {
    params,
    query,
    corpo: lazyBody(route, request.body),
    legivel: (...campos: PropertyKey[]) => readableFields(route, request.body, campos),
    arquivo: () => {
      if (upload === null) throw new Error('this call takes no file');
      return upload.file();
    },
  } as Pedido<Route>;
  const contexto = (db: Executor, relacao: Relacao): AnyContexto => ({
    deps,
    db,
    usuario,
    relacao,
    agora,
    endereco: request.ip,
    navegador: String(request.headers['user-agent'] ?? '').slice(0, 300),
    disseVersao: ifMatchOf(request.headers['if-match']) !== undefined,
    exigirVersao: versionGuard(request),
  });

  if (route.method === 'GET') {
    const db = deps.database.db;
    const relacao = await checkObject(route, usuario, await request.relacionando);
    const resultado = await (handler as Executar<Route>)(contexto(db, relacao) as never, pedido);
    return sendAnswer(reply, route, resultado);
  }
  if (route.arquivo !== null) {
    // A document made of what is sent: nothing is written, so there is nothing to repeat or to keep.
    const db = deps.database.db;
    const relacionar = usuario === null ? null : await askRelation(route, db, usuario.id, referencia);
    const relacao = await checkObject(route, usuario, relacionar);
    const resultado = await (handler as Executar<Route>)(contexto(db, relacao) as never, pedido);
    return sendAnswer(reply, route, resultado);
  }
  try {
    return await write(
      { route, handler, deps },
      { request, reply, usuario, referencia, pedido, contexto, upload },
    );
  } finally {
    await upload?.discard();
  }
}

interface WriteParts {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly usuario: Usuario | null;
  readonly referencia: number | string | null;
  readonly pedido: Pedido<Route>;
  readonly contexto: (db: Executor, relacao: Relacao) => AnyContexto;
  readonly upload: Upload | null;
}

/** A write: prepared outside, then one transaction that re-checks the session, takes the key and does the act. */
async function write({ route, handler, deps }: Bound, parts: WriteParts): Promise<unknown> {
  const { request, reply, usuario, referencia, pedido, contexto, upload } = parts;
  // A token must not be kept for 24 hours; a repeated login only opens one session more.
  const chave = route.path === '/auth/login' ? undefined : keyOf(request.headers['idempotency-key']);
  const conteudo = upload === null ? request.body : (await upload.file()).sha256;
  const key: KeyedRequest | null =
    chave === undefined
      ? null
      : {
          pessoa: usuario?.id ?? 0,
          rota: chaveDaChamada(route),
          chave,
          corpoMarca: contentMark(deps.keyedHash, [request.params, request.query, conteudo ?? null]),
        };
  const preparo = typeof handler === 'function' ? null : (handler as AnyComPreparo);
  if (preparo !== null && key !== null) {
    const pronta = await findAnswer(deps.database.db, key);
    if (pronta !== null) return sendStored(reply, pronta);
  }
  let preparado: unknown;
  try {
    preparado = await preparo?.preparar(contexto(deps.database.db, 'nenhuma') as never, pedido);
  } catch (error) {
    // A repetition may meet what the first request has just done: a spent link, the new password.
    const pronta = key === null ? null : await findAnswer(deps.database.db, key);
    if (pronta !== null) return sendStored(reply, pronta);
    throw error;
  }
  /** Whether the session goes on, and what the caller is to the record: asked together. */
  const admit = async (db: Executor): Promise<Relacionar | null> => {
    if (usuario === null) return null;
    const continua = sessaoContinua(db, usuario);
    const relacionando = askRelation(route, db, usuario.id, referencia);
    if (!(await continua)) throw semAcesso();
    return relacionando;
  };
  const act = async (db: Executor): Promise<StoredAnswer> => {
    const relacionar = await admit(db);
    const replayed = key === null ? null : await takeKey(db, key, deps.clock.real());
    if (replayed !== null) return replayed;
    const relacao = await checkObject(route, usuario, relacionar);
    const ctx = contexto(db, relacao) as never;
    const resultado =
      preparo === null
        ? await (handler as Executar<Route>)(ctx, pedido)
        : await preparo.executar(ctx, pedido, preparado);
    const answer = encodeAnswer(route, resultado);
    if (key !== null) await storeAnswer(db, key, answer);
    return answer;
  };
  let answer: StoredAnswer;
  try {
    answer = await inTransaction(deps.database, act);
  } catch (error) {
    await preparo?.desfazer?.(preparado);
    throw error;
  }
  // Outside the transaction: whoever waits here holds no connection.
  const wait = route.tempoMinimoMs - reply.elapsedTime;
  if (wait > 0) await sleep(wait);
  // Before the sender hears of it, so that what he sends next finds his room as it is.
  await upload?.discard();
  return sendStored(reply, answer);
}

/** Paths that only the contract's calls may have. */
const DA_API = /^\/(api|auth|saude)(\/|$)/;

/** Default deny (T-B2): a route under the API's prefixes without a row of the contract stops the start, whoever adds it. */
function refuseUnknownRoutes(app: FastifyInstance, rotas: Readonly<Record<string, Route>>): void {
  const conhecidas = new Set(Object.values(rotas).map(({ method, path }) => `${method} ${path}`));
  app.addHook('onRoute', ({ method, url }) => {
    const nova = [method].flat().find((m) => DA_API.test(url) && !conhecidas.has(`${m} ${url}`));
    if (nova !== undefined) throw new Error(`a route without an access row: ${nova} ${url}`);
  });
}

/** Registers every route of the contract with its handler; a handler without a route does not type-check. */
export function bindRoutes(
  app: FastifyInstance,
  deps: Deps,
  rotas: Readonly<Record<string, Route>>,
  handlers: Readonly<Record<string, AnyHandler>>,
): void {
  app.decorateRequest('usuario', null);
  app.decorateRequest('relacionando', null);
  refuseUnknownRoutes(app, rotas);
  for (const [nome, route] of Object.entries(rotas)) {
    const handler = handlers[nome];
    if (handler === undefined) throw new Error(`no handler for ${nome}`);
    const bound: Bound = { route, handler, deps };
    app.route({
      method: route.method,
      url: route.path,
      onRequest: async (request) => {
        const enquanto = (pessoa: number) => askAhead(route, deps, request, pessoa);
        request.usuario = await authenticate(deps, request, enquanto);
        checkFunction(route, request.usuario);
        if (route.limitada && request.usuario === null) await countAnonymous(deps, nome, request.ip);
      },
      handler: (request, reply) => runFor(callerOf(request), () => serve(bound, request, reply)),
    });
  }
}
