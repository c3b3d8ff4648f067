import type { Relacao } from '@instrutoria/contract/access.ts';
import { podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
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
export async function relacaoComAprovacao(
  db: Executor,
  pessoa: number,
  id: number,
): Promise<(tipo: TipoDeUsuario) => Relacao | null> {
  const projetoId = await projetoDaAprovacao(db, id);
  const doProjeto = projetoId === null ? () => null : await relacaoComProjeto(db, pessoa, projetoId);
  const comoAvaliador = doProjeto('avaliador');
  if (comoAvaliador !== null && comoAvaliador !== 'nenhuma') return doProjeto;
  // Asked last: he may refuse it between these readings (T-G14).
  const recusou = (await recusadaPor(db, id)) === pessoa;
  return (tipo) => (recusou && podeSerDesignado({ tipo }) ? 'avaliadorDesignado' : doProjeto(tipo));
}

/** What the caller is to a person as an evaluator; to another evaluator he is unknown (docs/acesso.md, `id = self for evaluators`). */
export async function relacaoComAvaliador(
  db: Executor,
  pessoa: number,
  id: number,
): Promise<(tipo: TipoDeUsuario) => Relacao | null> {
  const existe = id === pessoa || (await existeProfessor(db, id));
  return (tipo) => {
    if (podeSerDesignado({ tipo })) return id === pessoa ? 'avaliadorDesignado' : null;
    return existe ? 'nenhuma' : null;
  };
}
