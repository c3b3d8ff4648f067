import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { Situacao } from '@instrutoria/domain/projeto/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export interface Andamento {
  readonly titulo: string;
  readonly fase: Fase;
  readonly situacao: Situacao;
  readonly ano: number;
  /** Its result is published, but not final yet. */
  readonly preliminar: boolean;
}

export function lerAndamento(db: Executor, projetoId: number): Promise<Andamento | null> {
  return one(
    db,
    sql`
      select p.titulo, e.fase, coalesce(a.situacao, 'SUBMETIDO') as situacao, e.ano,
        e.preliminar and e.final_em is null as preliminar
      from projeto p
      join edital e on e.id = p.edital_id
      left join projeto_aprovacao a on a.projeto_id = p.id
      where p.id = ${projetoId} and not p.eh_rascunho
    `,
  );
}
