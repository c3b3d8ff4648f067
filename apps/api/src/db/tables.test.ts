import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database/database.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

/** The TypeScript type of each column type (pg-types.ts). */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  'double precision[]': 'number[]',
  'integer[]': 'number[]',
  integer: 'number',
  jsonb: 'unknown',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  smallint: 'number',
  'text[]': 'string[]',
  text: 'string',
  'timestamp with time zone': 'Date',
  uuid: 'string',
};

interface Column {
  readonly tabela: string;
  readonly coluna: string;
  readonly tipo: string;
  readonly obrigatoria: boolean;
  readonly tem_valor: boolean;
}

const nameOf = (column: string) =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The text of tables.gerada.ts. Throws on a type that TYPES does not know. */
function text(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, ({ tabela }) => nameOf(tabela));
  const lines = [...tables].map(([table, all]) => {
    const fields = all.map(({ coluna, tipo, obrigatoria }) => {
      const type = TYPES[tipo.replace(/\(.*?\)/, '')];
      if (type === undefined) throw new Error(`${table}.${coluna} is ${tipo}, which TYPES does not know`);
      return `    ${nameOf(coluna)}: ${type}${obrigatoria || type === 'unknown' ? '' : ' | null'};`;
    });
    return `  ${table}: {\n${fields.join('\n')}\n  };`;
  });
  const optional = [...tables].map(([table, all]) => {
    const names = all.filter(({ obrigatoria, tem_valor }) => !obrigatoria || tem_valor);
    return `  ${table}: ${names.map(({ coluna }) => `'${nameOf(coluna)}'`).join(' | ') || 'never'};`;
  });
  return `// Written by \`npx vitest run --project api apps/api/src/db/tables.test.ts -u\` from a migrated database.

/** A stored row of each table, its columns in camel case. */
export interface Rows {
${lines.join('\n')}
}

/** The columns that an insert may leave out: the database fills them, or they may be null. */
interface Optional {
${optional.join('\n')}
}

export type Table = keyof Rows;
export type Row<T extends Table> = Rows[T];
export type NewRow<T extends Table> = Omit<Rows[T], Optional[T]> & Partial<Pick<Rows[T], Optional[T] & keyof Rows[T]>>;
`;
}

test('matches tables.gerada.ts to the migrated schema', async () => {
  const { rows } = await own.database.pool.query<Column>(
    `select c.relname as tabela, a.attname as coluna, format_type(a.atttypid, a.atttypmod) as tipo,
       a.attnotnull as obrigatoria, a.atthasdef or a.attidentity <> '' as tem_valor
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migracao'
     order by c.relname, a.attnum`,
  );
  await expect(text(rows)).toMatchFileSnapshot('tables.gerada.ts');
});
