import { expect, it } from 'vitest';
import { assignments, columns, join, json, name, nothing, sql, values, where } from './sql.ts';

it('keeps values apart from the text, in fragments too', () => {
  const part = sql`ano = ${2026} and nome = ${"'; drop table edital"}`;
  const { text, values: given } = sql`select id from edital where ${part} and id <> ${7}`;
  expect(text).toBe('select id from edital where ano = $1 and nome = $2 and id <> $3');
  expect(given).toEqual([2026, "'; drop table edital", 7]);
});

it('joins parts with any separator', () => {
  const { text, values: given } =
    sql`${sql`a = ${1}`}${nothing} ${sql`b`} ${[2, 3]} ${sql`${4}`}${sql`${5}`}`;
  expect(text).toBe('a = $1 b $2 $3$4');
  expect(given).toEqual([1, [2, 3], 4, 5]);
});

it('joins fragments, also none', () => {
  const { text, values: given } = join([sql`a = ${1}`, sql`b = ${2}`], ' or ');
  expect([text, given]).toEqual(['a = $1 or b = $2', [1, 2]]);
  expect(join([]).text).toBe('');
});

it('joins the conditions that are defined', () => {
  expect(where(null, null).text).toBe('');
  const { text, values: given } = where(sql`a = ${1}`, null, sql`b`);
  expect([text, given]).toEqual(['where a = $1 and b', [1]]);
});

it('inserts records by the names of their fields', () => {
  const { text, values: given } =
    sql`insert into curso ${values({ nome: 'A', criadoEm: null }, { criadoEm: null, nome: 'B' })}`;
  expect(text).toBe('insert into curso ("nome", "criado_em") values ($1, $2), ($3, $4)');
  expect(given).toEqual(['A', null, 'B', null]);
  expect(() => values()).toThrow('nothing to insert');
  expect(() => values<{ a?: number; b?: number }>({ a: 1 }, { b: 2 })).toThrow('the same fields');
});

it('updates the fields that a record has', () => {
  const antes: { titulo: string; editalId?: number | undefined } = { titulo: 'T', editalId: undefined };
  const { text, values: given } =
    sql`update projeto set ${assignments(antes)}, versao = versao + 1 where id = ${3}`;
  expect([text, given]).toEqual([
    'update projeto set "titulo" = $1, versao = versao + 1 where id = $2',
    ['T', 3],
  ]);
  expect(() => assignments({ titulo: undefined })).toThrow('nothing to update');
});

it('selects columns under the names of their fields', () => {
  expect(columns(['id', 'coordenadorId'], 'p').text).toBe(
    'p."id" as "id", p."coordenador_id" as "coordenadorId"',
  );
  expect(columns(['titulo']).text).toBe('"titulo" as "titulo"');
});

it('refuses invalid names, also from a record of outside', () => {
  const hostile = JSON.parse('{"titulo\\" = (select senha from professor) --": "x"}') as { titulo: string };
  expect(() => assignments(hostile)).toThrow('not the name of a field');
  expect(() => values(hostile)).toThrow('not the name of a field');
  expect(() => name('a"b')).toThrow('not a name');
  const chosen: string = 'nome';
  // @ts-expect-error a name that was put together is no name of the program's
  expect(name(chosen).text).toBe('"nome"');
  // @ts-expect-error an object is stored by json() only
  expect(sql`select ${{ a: 1 }}`.values).toEqual([{ a: 1 }]);
});

it('stores JSON, and null as null', () => {
  expect([json({ a: [1] }), json([]), json(null)]).toEqual(['{"a":[1]}', '[]', null]);
});
