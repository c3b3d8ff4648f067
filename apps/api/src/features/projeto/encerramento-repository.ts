import type { Executor } from '../../db/connection/transaction.ts';
import { run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.gerada.ts';
import { projetoEncerradoDesde } from './encerramento-queries.ts';

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

type Dadas = Readonly<Record<'remunerados_aprovados' | 'voluntarios_aprovados', number>>;
const quantas = (vagas: Dadas) => vagas.remunerados_aprovados + vagas.voluntarios_aprovados;

/**
 * Where a decision gives a project its first places after the day on which projects without instructors
 * closed (D44): it stays open, like a called suplente.
 */
export async function manterAberto(
  db: Executor,
  {
    antes,
    depois,
    ...desfeito
  }: Parameters<typeof inserirDesfeito>[1] & Readonly<Record<'antes' | 'depois', Dadas>>,
): Promise<void> {
  if (quantas(antes) > 0 || quantas(depois) === 0) return;
  if ((await projetoEncerradoDesde(db, desfeito.projetoId, desfeito.desfeitoEm)) === null) return;
  await inserirDesfeito(db, desfeito);
}
