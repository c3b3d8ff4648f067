import { REGRA_DA_LISTA } from '@instrutoria/domain/suplente/rules/suplentes.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { run } from '../../db/query.ts';
import { assignments, sql, values } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.gerada.ts';

/** Called at publication: the list keeps the rule that it is published by (D53). */
export async function guardarCriterio(db: Executor, editalId: number): Promise<void> {
  const { criterio } = REGRA_DA_LISTA;
  await run(db, sql`update edital set criterio_dos_suplentes = ${criterio} where id = ${editalId}`);
}

/** Stores the last notice that this project loses its number by today's rule. */
export async function gravarAvisoDaLista(db: Executor, aviso: NewRow<'avisoDaLista'>): Promise<void> {
  const { editalId: _edital, projetoId: _projeto, ...mudado } = aviso;
  await run(
    db,
    sql`
      insert into aviso_da_lista ${values(aviso)}
      on conflict (edital_id, projeto_id) do update set ${assignments(mudado)}
    `,
  );
}

export async function mudarSuplente(
  db: Executor,
  projetoId: number,
  mudancas: Partial<NewRow<'suplente'>>,
): Promise<void> {
  await run(db, sql`update suplente set ${assignments(mudancas)} where projeto_id = ${projetoId}`);
}

export async function inserirSuplente(db: Executor, feito: NewRow<'suplente'>): Promise<void> {
  await run(db, sql`insert into suplente ${values(feito)}`);
}
