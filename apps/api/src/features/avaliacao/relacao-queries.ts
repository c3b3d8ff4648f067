import type { Relacao } from '@instrutoria/contract/access.ts';
import { podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import type { Pessoa } from '../../context.ts';
import { one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { Executor } from '../../db/transaction.ts';
import { existeProfessor } from '../conta/queries.ts';
import { relacaoComProjeto } from '../projeto/relacao-queries.ts';

/** The project that an approval is of; null when there is no such approval. */
export async function projetoDaAprovacao(db: Executor, id: number): Promise<number | null> {
  const aprovacao = await one<{ projetoId: number }>(
    db,
    sql`select projeto_id as "projetoId" from projeto_aprovacao where id = ${id}`,
  );
  return aprovacao?.projetoId ?? null;
}

/** Who refused the assignment that had this id, if anybody. */
export async function recusadaPor(db: Executor, id: number): Promise<number | null> {
  const recusa = await one<{ avaliadorId: number }>(
    db,
    sql`select avaliador_id as "avaliadorId" from recusa_de_avaliacao where aprovacao_id = ${id}`,
  );
  return recusa?.avaliadorId ?? null;
}

/**
 * What the caller is to an approval: the same as to its project. One that he refused is still his assignment, so that
 * a repeated refusal can answer the same.
 */
export async function relacaoComAprovacao(db: Executor, quem: Pessoa, id: number): Promise<Relacao | null> {
  const projetoId = await projetoDaAprovacao(db, id);
  const relacao = projetoId === null ? null : await relacaoComProjeto(db, quem, projetoId);
  if (!podeSerDesignado(quem) || (relacao !== null && relacao !== 'nenhuma')) return relacao;
  // Asked last: he may refuse it between these readings (T-G14).
  return (await recusadaPor(db, id)) === quem.id ? 'avaliadorDesignado' : relacao;
}

/** What the caller is to a person as an evaluator; to another evaluator he is unknown (docs/acesso.md, `id = self for evaluators`). */
export async function relacaoComAvaliador(db: Executor, quem: Pessoa, id: number): Promise<Relacao | null> {
  if (podeSerDesignado(quem)) return id === quem.id ? 'avaliadorDesignado' : null;
  return id === quem.id || (await existeProfessor(db, id)) ? 'nenhuma' : null;
}
