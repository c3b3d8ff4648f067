import { run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.gerada.ts';
import type { Executor } from '../../db/transaction.ts';

export async function inserirDesfeito(db: Executor, desfeito: NewRow<'encerramentoDesfeito'>): Promise<void> {
  await run(db, sql`insert into encerramento_desfeito ${values(desfeito)}`);
}

export async function marcarAviso(db: Executor, marca: NewRow<'avisoDeEncerramento'>): Promise<boolean> {
  const marcados = await run(
    db,
    sql`insert into aviso_de_encerramento ${values(marca)} on conflict do nothing`,
  );
  return marcados > 0;
}
