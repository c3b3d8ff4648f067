import type { Executor } from '../../db/connection/transaction.ts';
import { many, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { excluirRascunho } from './repository.ts';

/**
 * Deletes drafts, unused bundles, disciplines and collaborators, and the person from others' drafts (T-M7).
 */
export async function apagarRascunhosDe(db: Executor, id: number, agora: Date): Promise<void> {
  const rascunhos = await many<{ id: number; coordenadorId: number }>(
    db,
    sql`
      select id, coordenador_id as "coordenadorId" from projeto
      where coordenador_id = ${id} and eh_rascunho
        -- What was judged after a late submission stays as a record.
        and not exists (select from submissao_tardia s where s.projeto_id = projeto.id)
      for update
    `,
  );
  for (const rascunho of rascunhos) await excluirRascunho(db, rascunho, agora);
  await run(
    db,
    sql`
      delete from projeto_colaborador c using projeto p
      where p.id = c.projeto_id and p.eh_rascunho and c.professor_id = ${id}
    `,
  );
  await run(
    db,
    sql`
      delete from comprovante_de_disciplinas c
      where autor_id = ${id} and not exists (select from projeto p where p.comprovante_id = c.id)
    `,
  );
  await run(
    db,
    sql`
      delete from disciplina d
      where autor_id = ${id}
        and not exists (select from comprovante_disciplina c where c.disciplina_id = d.id)
        and not exists (select from relatorio_disciplina r where r.disciplina_id = d.id)
    `,
  );
  await run(
    db,
    sql`
      delete from professor_nao_cadastrado n
      where criado_por_id = ${id}
        and not exists (select from projeto_nao_cadastrado c where c.nao_cadastrado_id = n.id)
    `,
  );
}
