import type { Executor } from '../../db/connection/transaction.ts';
import { run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { gastarLinksDeSenha } from './redefinicao-repository.ts';
import { encerrarSessoes } from './sessao-repository.ts';
import { apagarTokens } from './token-repository.ts';

/**
 * Ends every access that was given before a change of password or type, or by an undone change of contact:
 * links for a new password, sessions, personal tokens and half-done logins. `menos`: the session of the caller stays.
 */
export async function encerrarAcessos(
  db: Executor,
  professorId: number,
  agora: Date,
  menos?: number,
): Promise<void> {
  await gastarLinksDeSenha(db, professorId, agora);
  await encerrarSessoes(db, professorId, agora, menos);
  await apagarTokens(db, professorId);
  // A login that waits for its second factor began with the old password.
  await run(db, sql`delete from segundo_fator_pedido where professor_id = ${professorId}`);
}
