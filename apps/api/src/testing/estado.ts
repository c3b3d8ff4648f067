import { getTableName } from 'drizzle-orm';
import * as tabelas from '../db/schema.ts';
import type { TestApp } from './app.ts';

/** Sessions, and what is only held while an upload is on its way, or once a day for a person. */
const DE_PASSAGEM: readonly unknown[] = [tabelas.sessao, tabelas.envioReservado, tabelas.envioDoDia];
const CONTADAS = Object.values(tabelas)
  .filter((tabela) => !DE_PASSAGEM.includes(tabela))
  .map((tabela) => getTableName(tabela));
const CONTAGEM = [
  ...CONTADAS.map((nome) => `select '${nome}' as nome, count(*)::int as n from "${nome}"`),
  `select 'versoes', coalesce(sum(versao), 0)::int from projeto`,
  `select 'cartas', count(*)::int from pgboss.job`,
].join(' union all ');

/** Rows of every table, versions of all projects, mails waiting or gone, and stored files. */
async function estado({ deps }: TestApp): Promise<Record<string, number>> {
  const { rows } = await deps.database.pool.query<{ nome: string; n: number }>(CONTAGEM);
  let guardados = 0;
  for await (const _ of deps.storage.list()) guardados += 1;
  return { ...Object.fromEntries(rows.map(({ nome, n }) => [nome, n])), guardados };
}

/** What an act added to each of them. */
export async function diferenca(t: TestApp, ato: () => Promise<unknown>): Promise<Record<string, number>> {
  const antes = await estado(t);
  await ato();
  const depois = await estado(t);
  return Object.fromEntries(Object.entries(depois).map(([nome, n]) => [nome, n - (antes[nome] ?? 0)]));
}
