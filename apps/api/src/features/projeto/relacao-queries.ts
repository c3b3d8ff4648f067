import type { Relacao } from '@instrutoria/contract/access.ts';
import { podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import { secretariaPodeLer } from '@instrutoria/domain/projeto/policies.ts';
import type { Pessoa } from '../../context.ts';
import { one } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Executor } from '../../db/transaction.ts';

interface Laco {
  readonly coordenadorId: number;
  readonly soDoDono: boolean;
  readonly avaliadorId: number | null;
  readonly colaboraId: number | null;
}

/**
 * What the caller is to a project (D20, D30); null when there is none that he may know of: drafts and projects
 * that await their schedules exist for their coordinator only (D9). A draft that he deleted is still his, so that
 * a repeated deletion can answer the same. Every call on a project asks this.
 */
export async function relacaoComProjeto(db: Executor, quem: Pessoa, id: number): Promise<Relacao | null> {
  const laco = await one<Laco>(
    db,
    sql`
      select p.coordenador_id as "coordenadorId", p.eh_rascunho or p.aguardando_cronograma as "soDoDono",
        a.avaliador_id as "avaliadorId", c.professor_id as "colaboraId"
      from projeto p
      left join projeto_aprovacao a on a.projeto_id = p.id
      left join projeto_colaborador c on c.projeto_id = p.id and c.professor_id = ${quem.id}
      where p.id = ${id}
    `,
  );
  if (laco === null) return (await excluidoPor(db, id)) === quem.id ? 'dono' : null;
  if (laco.coordenadorId === quem.id) return 'dono';
  if (laco.soDoDono) return null;
  if (laco.colaboraId !== null) return 'colaborador';
  // A designated evaluator whose type changed has lost the assignment's rights (D30).
  return laco.avaliadorId === quem.id && podeSerDesignado(quem) ? 'avaliadorDesignado' : 'nenhuma';
}

/** Whether this person coordinates or collaborates in the project of the table named `p` (D20, D30). */
export function participaDoProjeto(pessoaId: number): Sql {
  return sql`(p.coordenador_id = ${pessoaId} or exists (
    select from projeto_colaborador pc where pc.projeto_id = p.id and pc.professor_id = ${pessoaId}))`;
}

interface DoEdital {
  readonly editalId: number | null;
}

/** The call in which the project counts: null unless it is submitted and complete (D9). */
export async function editalEmQueConta(db: Executor, id: number): Promise<number | null> {
  const projeto = await one<DoEdital>(
    db,
    sql`
      select edital_id as "editalId" from projeto
      where id = ${id} and not eh_rascunho and not aguardando_cronograma
    `,
  );
  return projeto?.editalId ?? null;
}

/** Whether the project's call was sent to the secretariat, which reads nothing of it before. */
export async function foiASecretaria(db: Executor, projetoId: number): Promise<boolean> {
  const edital = await one<{ fase: Fase }>(
    db,
    sql`select e.fase from projeto p join edital e on e.id = p.edital_id where p.id = ${projetoId}`,
  );
  return secretariaPodeLer(edital);
}

/** Who deleted the draft that had this id, if anybody. */
export async function excluidoPor(db: Executor, id: number): Promise<number | null> {
  const marca = await one<{ professorId: number }>(
    db,
    sql`select professor_id as "professorId" from rascunho_excluido where projeto_id = ${id}`,
  );
  return marca?.professorId ?? null;
}

/** The call of a project; null for a draft without one, and when there is no such project. */
export async function editalDoProjeto(db: Executor, projetoId: number): Promise<number | null> {
  const projeto = await one<DoEdital>(
    db,
    sql`select edital_id as "editalId" from projeto where id = ${projetoId}`,
  );
  return projeto?.editalId ?? null;
}
