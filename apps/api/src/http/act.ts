import type { Route } from '@instrutoria/contract/route.ts';
import type { Resultado } from '../context.ts';
import type { Executor } from '../db/transaction.ts';
import { checkObject } from './authorize.ts';
import type { Call } from './call.ts';

/** The act for a caller who may do it on the record. */
export async function act(
  call: Call,
  checks: Executor,
  db: Executor,
  preparado: unknown,
): Promise<Resultado<Route>> {
  const relacao = await checkObject(call, checks);
  return call.act.executar(call.contexto(db, relacao), call.pedido, preparado);
}
