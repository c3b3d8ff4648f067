import { getTableName, sql } from 'drizzle-orm';
import * as tabelas from '../db/schema.ts';
import type { TestApp } from './app.ts';

const CONTADAS = Object.values(tabelas)
  .filter((tabela) => tabela !== tabelas.sessao)
  .map((tabela) => getTableName(tabela));

/** Rows of every table, versions of all projects, mails waiting or gone, and stored files. */
async function estado(t: TestApp): Promise<Record<string, number>> {
  const { db } = t.deps.database;
  const numeros: Record<string, number> = {};
  for (const nome of CONTADAS) {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(nome)}`,
    );
    numeros[nome] = rows[0]?.n ?? 0;
  }
  const { rows } = await db.execute<{ versoes: number; cartas: number }>(sql`select
    (select coalesce(sum(versao), 0)::int from projeto) as versoes,
    (select count(*)::int from pgboss.job) as cartas`);
  let arquivos = 0;
  for await (const _ of t.deps.storage.list()) arquivos += 1;
  return { ...numeros, versoes: rows[0]?.versoes ?? 0, cartas: rows[0]?.cartas ?? 0, guardados: arquivos };
}

/** What an act added to each of them. */
export async function diferenca(t: TestApp, ato: () => Promise<unknown>): Promise<Record<string, number>> {
  const antes = await estado(t);
  await ato();
  const depois = await estado(t);
  return Object.fromEntries(Object.entries(depois).map(([nome, n]) => [nome, n - (antes[nome] ?? 0)]));
}
