import type { Pendencias } from '@instrutoria/domain/conta/rules/encerramento.ts';
import { cadastroEncerrado } from '@instrutoria/domain/conta/rules/encerramento.ts';
import { and, eq, sql } from 'drizzle-orm';
import {
  arquivo,
  confirmacaoDeEmail,
  dispositivo,
  professor,
  redefinicaoDeSenha,
  submissaoPorConfirmar,
} from '../../db/schema.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

/** What this person still has to do in calls that are not archived. */
export async function pendenciasDe(
  db: Executor,
  id: number,
): Promise<Pick<Pendencias, 'projetos' | 'avaliacoes'>> {
  const { rows } = await db.execute<{ projetos: number; avaliacoes: number }>(sql`
    select (select count(*)::int from projeto p join edital e on e.id = p.edital_id
        where p.coordenador_id = ${id} and not p.eh_rascunho and e.fase <> 'arquivado') as projetos,
      (select count(*)::int from projeto_aprovacao a join edital e on e.id = a.edital_id
        where a.avaliador_id = ${id} and not a.ja_foi_avaliado and e.fase <> 'arquivado') as avaliacoes`);
  return rows[0] ?? { projetos: 0, avaliacoes: 0 };
}

/** Files that no record keeps: the photo, unclaimed uploads, what the drafts held. The sweeper removes their bytes. */
async function apagarArquivos(db: Executor, id: number): Promise<void> {
  await db.delete(arquivo).where(
    and(
      eq(arquivo.donoId, id),
      sql`(${arquivo.vinculo} is null or ${arquivo.tipo} = 'foto'
        or (${arquivo.tipo} = 'comprovanteDisciplinas' and not exists (select 1 from comprovante_de_disciplinas c
          where c.comprovante = ${arquivo.referencia}))
        or (${arquivo.tipo} = 'imagemSecao' and not exists (select 1 from projeto p
          where ${arquivo.vinculo} = 'projeto:' || p.id)))`,
    ),
  );
}

/** Answers of writes that are kept for repetition may hold the whole record: his own, and corrections of it. */
export async function esquecerRespostas(db: Executor, id: number): Promise<void> {
  const text = `delete from idempotencia i using professor p
    where p.id = $1 and i.resposta is not null and (i.pessoa = p.id or position(p.email in i.resposta) > 0)`;
  await send(db, text, [id]);
}

/** Removes what only the person needed and puts nobody's data in the place of his; legal records stay (T-M7). */
export async function anonimizar(db: Executor, id: number, agora: Date): Promise<void> {
  await apagarArquivos(db, id);
  await db.delete(redefinicaoDeSenha).where(eq(redefinicaoDeSenha.professorId, id));
  await db.delete(dispositivo).where(eq(dispositivo.professorId, id));
  await db.delete(submissaoPorConfirmar).where(eq(submissaoPorConfirmar.professorId, id));
  await db.delete(confirmacaoDeEmail).where(eq(confirmacaoDeEmail.professorId, id));
  await send(db, "update sessao set navegador = '' where professor_id = $1", [id]);
  await db
    .update(professor)
    .set({
      ...cadastroEncerrado(id),
      encerradoEm: agora,
      atualizadoEm: agora,
      versao: sql`${professor.versao} + 1`,
    })
    .where(eq(professor.id, id));
}
