import { rotas } from '@instrutoria/contract/api.ts';
import type { Route } from '@instrutoria/contract/route.ts';
import type { Deps, Usuario } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { type AnyHandler, handlers } from '../../handlers.ts';
import { act } from '../../http/call/act.ts';
import { checkFunction, checkObject } from '../../http/call/authorize.ts';
import type { Call } from '../../http/call/call.ts';
import { checkJudged, judgedReference } from '../../http/call/judge.ts';
import { lazyBody, namedReference, parseParams, readableFields } from '../../http/call/request-parts.ts';
import { semMails } from './sem-mails.ts';

const ROTAS: Readonly<Record<string, Route>> = rotas;
const ATOS: Readonly<Record<string, AnyHandler>> = handlers;

export interface Encenado {
  readonly nome: string;
  readonly usuario: Usuario;
  readonly agora: Date;
  readonly params: Readonly<Record<string, string>>;
  readonly corpo: unknown;
}

/**
 * Runs a call of the contract in the seeder's transaction, checked by its access, its schemas and its rules
 * at that instant, like a request. Sends no mail.
 */
export async function encenar(deps: Deps, tx: Executor, encenado: Encenado): Promise<void> {
  const { nome, usuario, agora, corpo } = encenado;
  const route = ROTAS[nome];
  const handler = ATOS[nome];
  if (route === undefined || handler === undefined) throw new Error(`there is no call ${nome}`);
  const params = parseParams(route, encenado.params);
  if (params === null) throw new Error(`${nome} of nothing: ${JSON.stringify(encenado.params)}`);
  const referencia = namedReference(route, params, corpo);
  const call: Call = {
    route,
    act: typeof handler === 'function' ? { executar: handler } : handler,
    deps: semMails(deps),
    reads: tx,
    leitura: null,
    usuario,
    estudante: null,
    referencia,
    julgado: judgedReference(route, params, corpo),
    upload: null,
    pedido: {
      params,
      query: {},
      queryEscrita: '',
      corpo: lazyBody(route, corpo),
      legivel: (...campos) => readableFields(route, corpo, campos),
      arquivo() {
        throw new Error(`${nome} takes a file`);
      },
    },
    contexto: (db, relacao) => ({
      deps: call.deps,
      db,
      usuario,
      estudante: null,
      alvo: referencia === null ? null : { id: referencia, relacao },
      agora,
      endereco: '127.0.0.1',
      navegador: '',
      disseVersao: false,
      exigirVersao: () => undefined,
      exigirVersaoDaLinha: () => undefined,
    }),
  };
  checkFunction(route, usuario, null);
  const relacao = await checkObject(call, tx);
  await checkJudged(call, tx);
  await act(call, relacao, tx, undefined);
}
