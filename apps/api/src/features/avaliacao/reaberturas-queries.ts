import type { NotaPorExtenso } from '@instrutoria/domain/avaliacao/rules/notas-por-extenso.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

interface Pessoa {
  readonly id: number;
  readonly nome: string;
}

/** A concluded assessment as it was when it was reopened. */
export interface VersaoDaAvaliacao {
  readonly id: number;
  readonly avaliador: Pessoa;
  readonly notas: NotaPorExtenso[];
  readonly total: number;
  readonly parecer: string;
  readonly concluidaEm: string | null;
  readonly motivo: string;
  readonly reabertaPor: Pessoa | null;
  readonly reabertaEm: string;
}

/** The versions, newest first. */
export function lerVersoes(db: Executor, aprovacaoId: number): Promise<VersaoDaAvaliacao[]> {
  return many(
    db,
    sql`
      select r.id, json_build_object('id', v.id, 'nome', v.nome) as avaliador, r.notas, r.total, r.parecer,
        ${iso(sql`r.concluida_em`)} as "concluidaEm", r.motivo,
        json_build_object('id', q.id, 'nome', q.nome) as "reabertaPor", ${iso(sql`r.reaberta_em`)} as "reabertaEm"
      from avaliacao_reaberta r
      join professor v on v.id = r.avaliador_id
      join professor q on q.id = r.autor_id
      where r.aprovacao_id = ${aprovacaoId}
      order by r.id desc
    `,
  );
}

/** Whether there is a reopened version by this evaluator. */
export async function foiReaberta(db: Executor, aprovacaoId: number, avaliadorId: number): Promise<boolean> {
  const versoes = await run(
    db,
    sql`select from avaliacao_reaberta
      where aprovacao_id = ${aprovacaoId} and avaliador_id = ${avaliadorId} limit 1`,
  );
  return versoes > 0;
}
