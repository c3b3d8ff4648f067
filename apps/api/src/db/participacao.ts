import type { Executor } from './connection/transaction.ts';
import { many, run } from './query.ts';
import { type Sql, sql } from './sql.ts';

/**
 * Whether this person takes part in the project `p`, now or in the past: as coordinator, vice or collaborator
 * (D61).
 */
export function participa(quem: Sql): Sql {
  return participaDe(sql`p.id`, quem);
}

/** Whether the person takes part in the project `p`, for many rows: the person's projects are read once. */
export function participaDosProjetos(pessoaId: number): Sql {
  return sql`(p.id in (select projeto_id from participante_do_projeto where professor_id = ${pessoaId}))`;
}

/** Whether the person takes part in the project with this id. */
export function participaDe(projetoId: Sql, quem: Sql): Sql {
  return sql`exists (
    select from participante_do_projeto pp where pp.projeto_id = ${projetoId} and pp.professor_id = ${quem})`;
}

/** People who take part in submitted projects, now or in the past. */
export const MEMBROS = sql`(select p.id as projeto_id, p.edital_id, pp.professor_id as pessoa_id
    from projeto p join participante_do_projeto pp on pp.projeto_id = p.id
    where not p.eh_rascunho and not p.aguardando_cronograma)`;

/** Whether this person is the vice-coordinator of the project `p` now. */
export function ehVice(quem: Sql): Sql {
  return sql`exists (select from vice_coordenacao w where w.projeto_id = p.id
    and w.professor_id = ${quem} and w.aceito_em is not null and w.encerrado_em is null)`;
}

/** Whether this person coordinated the project `p` before, even for an hour. */
export function coordenou(quem: Sql): Sql {
  return sql`exists (select from transferencia t where t.projeto_id = p.id
    and t.de_id = ${quem} and t.efetivada_em is not null)`;
}

/**
 * Former coordinators of each project, days inclusive, without periods shorter than a day: only those named
 * on its page may still read it (D61).
 */
export const COORDENACOES_ANTERIORES = sql`(
  select u.* from (
    select t.id, t.projeto_id, t.de_id, t.efetivada_em, t.dia - 1 as ate,
      lag(t.dia) over (partition by t.projeto_id order by t.efetivada_em, t.id) as desde
    from transferencia t where t.efetivada_em is not null) u
  where u.desde is null or u.desde <= u.ate)`;

/** Whether this person coordinated the project `p` before and may still read it. */
export function leComoCoordenou(quem: Sql): Sql {
  return sql`exists (select from ${COORDENACOES_ANTERIORES} k where k.projeto_id = p.id and k.de_id = ${quem})`;
}

/** Whether this person takes part in a submitted project of the call. */
export async function participaDoEdital(db: Executor, pessoaId: number, editalId: number): Promise<boolean> {
  const projetos = await run(
    db,
    sql`select from projeto p
      where p.edital_id = ${editalId} and not p.eh_rascunho and ${participa(sql`${pessoaId}`)} limit 1`,
  );
  return projetos > 0;
}

/** The submitted projects in which this person takes part. */
export async function projetosDeQuemParticipa(db: Executor, pessoaId: number): Promise<readonly number[]> {
  const projetos = await many<{ id: number }>(
    db,
    sql`select p.id from projeto p where not p.eh_rascunho and ${participa(sql`${pessoaId}`)}`,
  );
  return projetos.map(({ id }) => id);
}

/** Administrators who take no part in the project, now or in the past. */
export async function administradoresDeFora(db: Executor, projetoId: number): Promise<number[]> {
  const pessoas = await many<{ id: number }>(
    db,
    sql`
      select v.id from professor v
      where v.tipo = 'administrador' and v.encerrado_em is null
        and not ${participaDe(sql`${projetoId}`, sql`v.id`)}
      order by v.id
    `,
  );
  return pessoas.map(({ id }) => id);
}

/** Whether the draw `s` contains one of these projects, given as a query of ids. */
export function sorteioTemAlgum(projetos: Sql): Sql {
  return sql`exists (select from jsonb_array_elements(s.entrada -> 'projetos') k
    where (k ->> 'id')::integer in ${projetos})`;
}
