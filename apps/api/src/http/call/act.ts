import type { Relacao } from '@instrutoria/contract/access.ts';
import type { Route } from '@instrutoria/contract/route.ts';
import type { Resultado } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import type { Call } from './call.ts';

/** The act for a caller with a right to the record: `checkObject` returned the relation. */
export function act(
  call: Call,
  relacao: Relacao,
  db: Executor,
  preparado: unknown,
): Promise<Resultado<Route>> {
  return call.act.executar(call.contexto(db, relacao), call.pedido, preparado);
}
