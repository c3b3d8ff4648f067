import type { Relacao } from '@instrutoria/contract/access.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import { secretariaPodeLer } from '@instrutoria/domain/projeto/policies.ts';
import type { SQL } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import { edital, projeto, rascunhoExcluido } from '../../db/schema.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

interface LinhaDaRelacao extends Record<string, unknown> {
  readonly coordenadorId: number;
  readonly soDoDono: boolean;
  readonly avaliadorId: number | null;
  readonly colaboraId: number | null;
}

const laco = `
  select p.coordenador_id as "coordenadorId", p.eh_rascunho or p.aguardando_cronograma as "soDoDono",
    a.avaliador_id as "avaliadorId", c.professor_id as "colaboraId"
  from projeto p
  left join projeto_aprovacao a on a.projeto_id = p.id
  left join projeto_colaborador c on c.projeto_id = p.id and c.professor_id = $2
  where p.id = $1`;

/**
 * What the caller is to a project (D20, D30); null when there is none that he may know of: drafts and projects
 * that await their schedules exist for their coordinator only (D9). A draft that he deleted is still his, so that
 * a repeated deletion can answer the same. Every call on a project asks this.
 */
export async function relacaoComProjeto(
  db: Executor,
  pessoa: number,
  id: number,
): Promise<(tipo: TipoDeUsuario) => Relacao | null> {
  const [linha] = await send<LinhaDaRelacao>(db, laco, [id, pessoa]);
  const excluiu = linha === undefined && (await excluidoPor(db, id)) === pessoa;
  return (tipo) => {
    if (linha === undefined) return excluiu ? 'dono' : null;
    if (linha.coordenadorId === pessoa) return 'dono';
    if (linha.soDoDono) return null;
    if (linha.colaboraId !== null) return 'colaborador';
    // A designated evaluator whose type changed has lost the assignment's rights (D30).
    return linha.avaliadorId === pessoa && tipo === 'avaliador' ? 'avaliadorDesignado' : 'nenhuma';
  };
}

/** Whether this person coordinates or collaborates in the project of the table named `p` (D20, D30). */
export function participaDoProjeto(pessoaId: number): SQL {
  return sql`(p.coordenador_id = ${pessoaId} or exists (select 1 from projeto_colaborador pc
    where pc.projeto_id = p.id and pc.professor_id = ${pessoaId}))`;
}

/** The call in which the project counts: null unless it is submitted and complete (D9). */
export async function editalEmQueConta(db: Executor, id: number): Promise<number | null> {
  const [linha] = await db
    .select({ editalId: projeto.editalId })
    .from(projeto)
    .where(sql`${projeto.id} = ${id} and not ${projeto.ehRascunho} and not ${projeto.aguardandoCronograma}`);
  return linha?.editalId ?? null;
}

/** Whether the project's call was sent to the secretariat, which reads nothing of it before. */
export async function foiASecretaria(db: Executor, projetoId: number): Promise<boolean> {
  const [linha] = await db
    .select({ fase: sql<Fase>`${edital.fase}` })
    .from(projeto)
    .innerJoin(edital, eq(edital.id, projeto.editalId))
    .where(eq(projeto.id, projetoId));
  return secretariaPodeLer(linha ?? null);
}

/** Who deleted the draft that had this id, if anybody. */
export async function excluidoPor(db: Executor, id: number): Promise<number | null> {
  const [marca] = await db
    .select({ professorId: rascunhoExcluido.professorId })
    .from(rascunhoExcluido)
    .where(eq(rascunhoExcluido.projetoId, id));
  return marca?.professorId ?? null;
}

/** The call of a project; null for a draft without one, and when there is no such project. */
export async function editalDoProjeto(db: Executor, projetoId: number): Promise<number | null> {
  const [linha] = await db
    .select({ editalId: projeto.editalId })
    .from(projeto)
    .where(eq(projeto.id, projetoId));
  return linha?.editalId ?? null;
}
