import { PEDIDO_MS, TENTATIVAS_DO_PEDIDO } from '@instrutoria/domain/fator/limits.ts';
import { newLinkToken } from '../../adapters/link-token.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

/**
 * What a request is for: a login whose password was right, a login by a passkey alone, a new passkey, or an act
 * of an open session that a passkey confirms.
 */
export type Finalidade = 'cadastrarChave' | 'confirmar' | 'entrar' | 'entrarComChave';

export interface PedidoAberto {
  readonly id: number;
  readonly professorId: number | null;
  /** The passkey's challenge; null where none was asked for. */
  readonly desafio: string | null;
}

/** Returns the token, of which only the hash is stored. Also deletes expired requests. */
export async function criarPedido(
  db: Executor,
  p: {
    readonly finalidade: Finalidade;
    readonly professorId: number | null;
    readonly desafio: string | null;
    readonly agora: Date;
  },
): Promise<string> {
  const token = newLinkToken();
  const { finalidade, professorId, desafio, agora } = p;
  const expiraEm = new Date(agora.getTime() + PEDIDO_MS);
  const linha = { finalidade, professorId, desafio, tokenSha256: sha256(token), expiraEm };
  // Skips rows that another login is using now, so that none waits for another.
  await run(
    db,
    sql`
      delete from segundo_fator_pedido where id in (
        select id from segundo_fator_pedido where expira_em <= ${agora} limit 100 for update skip locked)
    `,
  );
  await run(db, sql`insert into segundo_fator_pedido ${values(linha)}`);
  return token;
}

const aberto = (token: string, finalidade: Finalidade, agora: Date) =>
  sql`token_sha256 = ${sha256(token)} and finalidade = ${finalidade} and expira_em > ${agora}`;

/** Counts a try before it is judged; null when the request is unknown, expired, used or out of tries. */
export function tentarPedido(
  db: Executor,
  token: string,
  finalidade: Finalidade,
  agora: Date,
): Promise<PedidoAberto | null> {
  return one(
    db,
    sql`
      update segundo_fator_pedido set tentativas = tentativas + 1
      where ${aberto(token, finalidade, agora)} and tentativas < ${TENTATIVAS_DO_PEDIDO}
      returning id, professor_id as "professorId", desafio
    `,
  );
}

/** Burns the request; false when somebody else did. */
export async function gastarPedido(db: Executor, id: number): Promise<boolean> {
  return (await run(db, sql`delete from segundo_fator_pedido where id = ${id}`)) > 0;
}

/** Burns a request by its token; null when it is unknown, expired or used. */
export function queimarPedido(
  db: Executor,
  token: string,
  finalidade: Finalidade,
  agora: Date,
): Promise<PedidoAberto | null> {
  return one(
    db,
    sql`
      delete from segundo_fator_pedido
      where ${aberto(token, finalidade, agora)}
      returning id, professor_id as "professorId", desafio
    `,
  );
}
