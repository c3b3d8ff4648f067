import { run } from '../../db/query.ts';
import type { avisoDeEncerramento, encerramentoDesfeito } from '../../db/schema.ts';
import { sql, values } from '../../db/sql.ts';
import type { Executor } from '../../db/transaction.ts';

export async function inserirDesfeito(
  db: Executor,
  desfeito: typeof encerramentoDesfeito.$inferInsert,
): Promise<void> {
  await run(db, sql`insert into encerramento_desfeito ${values(desfeito)}`);
}

export async function marcarAviso(
  db: Executor,
  marca: typeof avisoDeEncerramento.$inferInsert,
): Promise<boolean> {
  const marcados = await run(
    db,
    sql`insert into aviso_de_encerramento ${values(marca)} on conflict do nothing`,
  );
  return marcados > 0;
}
