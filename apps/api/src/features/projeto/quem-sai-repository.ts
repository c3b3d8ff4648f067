import { and, eq } from 'drizzle-orm';
import { projeto } from '../../db/schema.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';
import { excluirRascunho } from './repository.ts';

/**
 * Removes what a person who closes the account leaves of projects (T-M7): drafts, the bundles, disciplines and people
 * that no project names, and a place in the drafts of others.
 */
export async function apagarRascunhosDe(db: Executor, id: number, agora: Date): Promise<void> {
  const meus = and(eq(projeto.coordenadorId, id), projeto.ehRascunho);
  for (const rascunho of await db.select().from(projeto).where(meus).for('update')) {
    await excluirRascunho(db, rascunho, agora);
  }
  const apagar = [
    `delete from projeto_colaborador c using projeto p
      where p.id = c.projeto_id and p.eh_rascunho and c.professor_id = $1`,
    `delete from comprovante_de_disciplinas c where autor_id = $1
      and not exists (select 1 from projeto p where p.comprovante_id = c.id)`,
    `delete from disciplina d where autor_id = $1
      and not exists (select 1 from comprovante_disciplina c where c.disciplina_id = d.id)
      and not exists (select 1 from relatorio_disciplina r where r.disciplina_id = d.id)`,
    `delete from professor_nao_cadastrado n where criado_por_id = $1
      and not exists (select 1 from projeto_nao_cadastrado c where c.nao_cadastrado_id = n.id)`,
  ];
  for (const text of apagar) await send(db, text, [id]);
}
