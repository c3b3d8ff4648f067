import type { TestApp } from '../app.ts';

const statements = new WeakMap<TestApp, Promise<string>>();

async function statementOf({ deps }: TestApp): Promise<string> {
  const { rows } = await deps.database.pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'limite' order by 1`,
  );
  const counts = rows.map(
    ({ name }) =>
      `select '${name}' as t, count(*) as n, coalesce(max(xmin::text::bigint), 0) as x from ${name}`,
  );
  return counts.join(' union all ');
}

/**
 * What any write changes: the rows and the youngest transaction of every table of ours, the throttles' counters apart,
 * and `exceto` where one table is looked at by itself.
 */
export async function fingerprint(t: TestApp, exceto?: string): Promise<string> {
  const known = statements.get(t) ?? statementOf(t);
  statements.set(t, known);
  const { rows } = await t.deps.database.pool.query<{ t: string }>(await known);
  return JSON.stringify(rows.filter(({ t: tabela }) => tabela !== exceto));
}
