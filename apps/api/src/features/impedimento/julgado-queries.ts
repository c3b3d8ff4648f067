import type { NomeadoDoProjeto } from '@instrutoria/domain/avaliacao/types.ts';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { participa } from '../../db/participacao.ts';
import { one } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';

/** The submitted project that a call names, and whether the caller takes part in it. */
export interface ProjetoJulgado {
  readonly projetoId: number;
  readonly fase: Fase | null;
  readonly participa: boolean;
}

const DE: Readonly<Record<NomeadoDoProjeto, (id: number) => Sql>> = {
  projeto: (id) => sql`from projeto p where p.id = ${id}`,
  avaliacao: (id) => sql`from projeto_aprovacao a join projeto p on p.id = a.projeto_id where a.id = ${id}`,
  recurso: (id) => sql`from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id
    join projeto p on p.id = a.projeto_id where r.id = ${id}`,
  instrutor: (id) => sql`from instrutor i join projeto p on p.id = i.projeto_id where i.id = ${id}`,
};

/** null for an unknown record, and for a draft. */
export function projetoJulgado(
  db: Executor,
  quem: number,
  nomeado: NomeadoDoProjeto,
  id: number,
): Promise<ProjetoJulgado | null> {
  return one(
    db,
    sql`
      select p.id as "projetoId", (select e.fase from edital e where e.id = p.edital_id) as fase,
        ${participa(sql`${quem}`)} as participa
      ${DE[nomeado](id)} and not p.eh_rascunho and not p.aguardando_cronograma
    `,
  );
}
