import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { TestApp } from '../app.ts';

/** Sessions, and rows kept only during an upload, or once a day per person. */
const DE_PASSAGEM = ['sessao', 'envio_reservado', 'envio_do_dia'];

async function contagem(t: TestApp): Promise<string> {
  const tabelas = await many<{ nome: string }>(
    t.deps.database.db,
    sql`select tablename as nome from pg_tables where schemaname = 'public' and tablename <> all(${DE_PASSAGEM})`,
  );
  return [
    ...tabelas.map(({ nome }) => `select '${nome}' as nome, count(*)::int as n from "${nome}"`),
    `select 'versoes', coalesce(sum(versao), 0)::int from projeto`,
    `select 'cartas', count(*)::int from pgboss.job`,
  ].join(' union all ');
}

/** The rows of every table, the sum of projects' versions, queued and sent mails, and stored files. */
async function estado(t: TestApp): Promise<Record<string, number>> {
  const { rows } = await t.deps.database.pool.query<{ nome: string; n: number }>(await contagem(t));
  let guardados = 0;
  for await (const _ of t.deps.storage.list()) guardados += 1;
  return { ...Object.fromEntries(rows.map(({ nome, n }) => [nome, n])), guardados };
}

/** The change of each of them by an act. */
export async function diferenca(t: TestApp, ato: () => Promise<unknown>): Promise<Record<string, number>> {
  const antes = await estado(t);
  await ato();
  const depois = await estado(t);
  return Object.fromEntries(Object.entries(depois).map(([nome, n]) => [nome, n - (antes[nome] ?? 0)]));
}
