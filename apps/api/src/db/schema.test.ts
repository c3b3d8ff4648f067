import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { MIGRATIONS } from './migration-files.ts';
import { many } from './query.ts';
import * as schema from './schema.ts';
import { columnOf, sql } from './sql.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

test('the last migration leaves nothing of the schema out: drizzle-kit would write none', async () => {
  const folder = join(MIGRATIONS, 'meta');
  const snapshots = (await readdir(folder)).filter((name) => name.endsWith('_snapshot.json')).sort();
  const last = JSON.parse(await readFile(join(folder, snapshots.at(-1) ?? ''), 'utf8'));
  const now = generateDrizzleJson(schema, undefined, undefined, 'snake_case');
  expect(await generateMigration(last, now)).toEqual([]);
});

test('a migrated database has the tables and columns of the schema, under the names that db/sql.ts gives them', async () => {
  const columns = await many<{ text: string }>(
    own.database.db,
    sql`
      select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) ||
        case when a.attnotnull then ' not null' else '' end as text
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migracao'`,
  );
  const wanted = Object.entries(schema).flatMap(([table, definition]) =>
    Object.entries(getTableColumns(definition)).map(([field, column]) => {
      const type = column.getSQLType().replace(' (', '(').replace(', ', ',');
      return `${columnOf(table)}.${columnOf(field)} ${type}${column.notNull ? ' not null' : ''}`;
    }),
  );
  expect(columns.map(({ text }) => text).sort()).toEqual(wanted.sort());
});
