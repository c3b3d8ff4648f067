import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { ageEmSql } from '../coordenacao/queries.ts';

/** Whether the person coordinates a project of a published call whose appeals may include documents. */
export async function podeAnexar(db: Executor, pessoaId: number): Promise<boolean> {
  const projetos = await run(
    db,
    sql`
      select from projeto p join edital e on e.id = p.edital_id
      where ${ageEmSql(pessoaId)} and not p.eh_rascunho and e.fase = 'resultado'
        and (select (g.regras ->> 'recursoComAnexos')::boolean from regras_do_edital g
          where g.edital_id = e.id order by g.versao desc limit 1)
      limit 1
    `,
  );
  return projetos > 0;
}

interface Anexo {
  readonly recursoId: number;
  readonly ordem: number;
  readonly referencia: string;
  readonly coordenadorId: number;
}

/** null unless it belongs to an appeal of this project. */
export function acharAnexo(
  db: Executor,
  { projetoId, id }: { readonly projetoId: number; readonly id: number },
): Promise<Anexo | null> {
  return one(
    db,
    sql`
      select x.recurso_id as "recursoId", x.ordem, x.referencia, p.coordenador_id as "coordenadorId"
      from recurso_anexo x
      join recurso r on r.id = x.recurso_id
      join projeto_aprovacao a on a.id = r.aprovacao_id
      join projeto p on p.id = a.projeto_id
      where x.id = ${id} and p.id = ${projetoId}
    `,
  );
}
