import type { AnulacaoGuardada } from '@instrutoria/domain/correcao/rules/anulacao.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

const ANULACAO = sql`
  select id, autor_id as "autorId", aprovacao_versao as "aprovacaoVersao", dados, diminui, justificativa,
    ${iso(sql`proposta_em`)} as "propostaEm", responder_ate as "responderAte", resposta, anula, parecer
  from anulacao`;

type AnulacaoLida = AnulacaoGuardada & { readonly parecer: string | null };

export function ultimaAnulacao(db: Executor, projetoId: number): Promise<AnulacaoLida | null> {
  return one(db, sql`${ANULACAO} where projeto_id = ${projetoId} order by id desc limit 1`);
}

/** The undecided annulment; writers hold the lock on the project's approval. */
export function anulacaoPorDecidir(db: Executor, projetoId: number): Promise<AnulacaoLida | null> {
  return one(db, sql`${ANULACAO} where projeto_id = ${projetoId} and anula is null`);
}
