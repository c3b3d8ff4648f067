import type { Executor } from '../../db/connection/transaction.ts';
import { many, one, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

/** The only query that reads a student's civil name, besides the payer's. */
export async function lerNomeCivilDoInstrutor(db: Executor, id: number): Promise<string | null> {
  const lido = await one<{ nome: string }>(
    db,
    sql`select coalesce(nome_civil, nome) as nome from instrutor where id = ${id}`,
  );
  return lido?.nome ?? null;
}

/** For the payer: a scholarship is paid to the name in the documents. */
export async function nomesParaOPagamento(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const lidos = await many<{ id: number; nome: string }>(
    db,
    sql`select id, coalesce(nome_civil, nome) as nome from instrutor where id = any(${ids})`,
  );
  return new Map(lidos.map(({ id, nome }) => [id, nome]));
}

/** Updates the student's name in declarations. */
export async function seguirNomeDoInstrutor(db: Executor, id: number): Promise<void> {
  await run(
    db,
    sql`
      update declaracao d set conteudo = d.conteudo || jsonb_build_object('nome', i.nome)
      from instrutor i where i.id = ${id} and d.instrutor_id = i.id
    `,
  );
}

/**
 * Stores the form's civil name, in every vínculo of the same person with this coordinator; the shown name is
 * stored with the form. The caller holds the lock on the vínculo.
 */
export async function guardarNomeCivilDoInstrutor(
  db: Executor,
  id: number,
  nomeCivil: string,
): Promise<void> {
  const mudados = await many<{ id: number }>(
    db,
    sql`
      update instrutor o set nome = i.nome, nome_civil = nullif(${nomeCivil}, i.nome),
        versao = o.versao + case when o.id = i.id then 0 else 1 end
      from instrutor i join projeto p on p.id = i.projeto_id
      where i.id = ${id} and (o.id = i.id or (o.cpf = i.cpf
        and o.projeto_id in (select q.id from projeto q where q.coordenador_id = p.coordenador_id)))
      returning o.id
    `,
  );
  for (const mudado of mudados) await seguirNomeDoInstrutor(db, mudado.id);
}
