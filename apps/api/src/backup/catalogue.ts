import type pg from 'pg';

export interface Column {
  readonly nome: string;
  readonly tipo: string;
}

export interface Table {
  readonly nome: string;
  readonly colunas: readonly Column[];
}

/** The product's tables and stored columns, from the catalogue, so that new ones are included. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ tabela: string; nome: string; tipo: string }>(
    `select c.relname as tabela, a.attname as nome, format_type(a.atttypid, a.atttypmod) as tipo
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by c.relname, a.attnum`,
  );
  const tables = Map.groupBy(rows, ({ tabela }) => tabela);
  return [...tables].map(([nome, columns]) => ({
    nome,
    colunas: columns.map((column) => ({ nome: column.nome, tipo: column.tipo })),
  }));
}

export async function readSequences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ nome: string }>(
    `select c.relname as nome from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by c.relname`,
  );
  return rows.map(({ nome }) => nome);
}

/** `public."nome"`; the names come from the catalogue or were compared with it. */
export function qualified(nome: string): string {
  return `public.${quoted(nome)}`;
}

export function quoted(nome: string): string {
  return `"${nome.replaceAll('"', '""')}"`;
}
