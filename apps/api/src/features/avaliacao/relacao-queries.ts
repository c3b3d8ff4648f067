import type { Relacao } from '@instrutoria/contract/access.ts';
import { podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import type { Pessoa } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { quantas } from '../../db/page.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { existeProfessor } from '../conta/queries.ts';
import { relacaoPelaAprovacao } from '../projeto/relacao-queries.ts';

export async function recusadaPor(db: Executor, id: number, pessoaId: number): Promise<boolean> {
  const recusas = await run(
    db,
    sql`select from recusa_de_avaliacao where aprovacao_id = ${id} and avaliador_id = ${pessoaId}`,
  );
  return recusas > 0;
}

/** The relation to the project. A refused assignment still counts, so that a repeated refusal gets the same answer. */
export async function relacaoComAprovacao(db: Executor, quem: Pessoa, id: number): Promise<Relacao | null> {
  const relacao = await relacaoPelaAprovacao(db, quem, id);
  if (!podeSerDesignado(quem) || (relacao !== null && relacao !== 'nenhuma')) return relacao;
  // Checked last, because the person may refuse between these queries (T-G14).
  return (await recusadaPor(db, id, quem.id)) ? 'avaliadorDesignado' : relacao;
}

/** null for other evaluators, to whom the person must look unknown. */
export async function relacaoComAvaliador(db: Executor, quem: Pessoa, id: number): Promise<Relacao | null> {
  if (podeSerDesignado(quem)) return id === quem.id ? 'avaliadorDesignado' : null;
  return id === quem.id || (await existeProfessor(db, id)) ? 'nenhuma' : null;
}

/** The number of submitted projects of a call in which the person takes part, assessed or not. */
export function contarProprios(db: Executor, editalId: number, pessoaId: number): Promise<number> {
  return quantas(
    db,
    sql`
      from projeto p
      where p.edital_id = ${editalId} and not p.eh_rascunho and not p.aguardando_cronograma
        and ${participaDosProjetos(pessoaId)}
    `,
  )();
}
