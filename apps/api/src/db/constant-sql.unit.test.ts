import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { CASING } from './connection.ts';
import { constantSql, selectFrom } from './constant-sql.ts';
import { segredo, sessao } from './schema.ts';

const textOf = (fragment: ReturnType<typeof sql>) =>
  new PgDialect({ casing: CASING }).sqlToQuery(fragment).sql;

it('keeps the text of a template, its nested ones and its columns', () => {
  const inner = sql`coalesce(${sessao.professorId}, 0)`;
  const template = sql`select ${inner} from ${sessao}`;
  expect(textOf(constantSql(template))).toBe(textOf(template));
  expect(textOf(constantSql(template))).toContain('"sessao"."professor_id"');
});

it('stands before a part with values', () => {
  const query = new PgDialect().sqlToQuery(sql`${constantSql(sql`select 1`)} where id = ${7}`);
  expect([query.sql, query.params]).toEqual(['select 1 where id = $1', [7]]);
});

it('refuses values, which would otherwise stand in the text', () => {
  expect(() => constantSql(sql`select ${'valor'}`)).toThrow('holds no values');
});

it('selects every column under its key', () => {
  expect(textOf(selectFrom(segredo))).toBe(
    'select "segredo"."nome" as "nome", "segredo"."valor" as "valor" from "segredo"',
  );
  expect(textOf(selectFrom(sessao))).toContain('"sessao"."professor_id" as "professorId"');
});
