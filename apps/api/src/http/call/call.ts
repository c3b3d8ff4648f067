import type { Relacao } from '@instrutoria/contract/access.ts';
import type { Route } from '@instrutoria/contract/route.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Act, ContextoDe, Deps, Estudante, Pedido, Usuario } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { namesNothing } from './authorize.ts';
import { judgedReference } from './judge.ts';
import { soJson } from './problems.ts';
import { lazyBody, namedReference, parseParams, parseQuery, readableFields } from './request-parts.ts';
import type { Upload } from './uploads.ts';
import { receiveUpload } from './uploads.ts';
import { ifMatchOf, versionGuard } from './versions.ts';

export interface Bound {
  readonly route: Route;
  readonly act: Act<Route>;
  readonly deps: Deps;
  /** The query functions of a read. */
  readonly reads: Executor;
  /** The read whose answer a repetition gets when its stored answer was deleted (D60). */
  readonly leitura: Bound | null;
}

export interface Call extends Bound {
  readonly usuario: Usuario | null;
  readonly estudante: Estudante | null;
  readonly pedido: Pedido<Route>;
  /** The id of the named record, if any. */
  readonly referencia: number | string | null;
  /** The id of the project that others judge, if the call names one. */
  readonly julgado: number | null;
  readonly upload: Upload | null;
  contexto(db: Executor, relacao: Relacao): ContextoDe<Route>;
}

/** The read of one record for the caller of another call. */
export function readingOf(call: Call, leitura: Bound, id: number): Call {
  const { contexto } = call;
  return {
    ...leitura,
    usuario: call.usuario,
    estudante: call.estudante,
    referencia: id,
    julgado: judgedReference(leitura.route, { id }, undefined),
    upload: null,
    pedido: {
      ...call.pedido,
      params: { id },
      query: {},
      queryEscrita: '',
      corpo: () => undefined,
      legivel: () => ({}),
    },
    contexto: (db, relacao) => ({ ...contexto(db, relacao), alvo: { id, relacao } }),
  };
}

/** Throws 404, 415, 400 or 422 for parts that must be valid before the record is looked up. */
export function readCall(bound: Bound, request: FastifyRequest, reply: FastifyReply): Call {
  const { route, deps } = bound;
  const { usuario, estudante } = request;
  // The time of arrival decides about deadlines, not that after a wait for the database (T-G12).
  const agora = deps.clock.agora();
  const params = parseParams(route, request.params);
  if (params === null) throw namesNothing(route);
  if (!route.envio && request.isMultipart()) throw soJson();
  const query = parseQuery(route, request.query);
  const referencia = namedReference(route, params, request.body);
  const upload = route.envio ? receiveUpload(deps, request, reply) : null;
  const version = ifMatchOf(request.headers['if-match']);
  return {
    ...bound,
    usuario,
    estudante,
    referencia,
    julgado: judgedReference(route, params, request.body),
    upload,
    pedido: {
      params,
      query,
      queryEscrita: request.url.split('?')[1] ?? '',
      corpo: lazyBody(route, request.body),
      legivel: (...campos) => readableFields(route, request.body, campos),
      arquivo() {
        if (upload === null) throw new Error('this call takes no file');
        return upload.file();
      },
    },
    contexto: (db, relacao) => ({
      deps,
      db,
      usuario,
      estudante,
      alvo: referencia === null ? null : { id: referencia, relacao },
      agora,
      endereco: request.ip,
      navegador: String(request.headers['user-agent'] ?? '').slice(0, 300),
      disseVersao: version !== undefined,
      exigirVersao: versionGuard(version),
      exigirVersaoDaLinha: (vista, versao) => versionGuard(vista)(versao),
    }),
  };
}
