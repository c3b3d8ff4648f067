import { expect, it } from 'vitest';
import { z } from 'zod';
import { rotas } from './api.ts';
import { bodyLimit } from './body-limit.ts';

const MB = 1024 * 1024;
type Json = Record<string, unknown> & { properties?: Record<string, Json>; items?: Json; anyOf?: Json[] };

/** A body as long as its schema allows, with four-byte characters; texts without a limit have 100 of them. */
function longest(schema: Json): unknown {
  const { type, properties = {}, items = {}, anyOf } = schema;
  if (anyOf !== undefined) {
    return anyOf
      .map(longest)
      .reduce((a, b) => (JSON.stringify(a).length >= JSON.stringify(b).length ? a : b));
  }
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, longest(field)]));
  }
  if (type === 'array') return Array(Number(schema.maxItems ?? 100)).fill(longest(items));
  if (type === 'number' || type === 'integer') return 2_147_483_647;
  if (type === 'boolean') return false;
  if (type === 'null') return null;
  return '🎓'.repeat(Number(schema.maxLength ?? 200) / 2);
}

const comCorpo = Object.entries(rotas).flatMap(([nome, route]) =>
  route.body === undefined ? [] : [{ nome, route, limit: bodyLimit(route) }],
);

it('[C-I1] accepts the longest body that each schema allows, up to 1 MB', () => {
  const semLogin = comCorpo.filter(({ route }) => route.acesso.anonymous !== 'no' && !route.formulario);
  expect(semLogin.map(({ limit }) => limit)).toEqual(semLogin.map(() => 16 * 1024));
  const formularios = comCorpo.filter(({ route }) => route.formulario);
  expect(formularios.map(({ limit }) => limit)).toEqual(formularios.map(() => 256 * 1024));
  const curtos = comCorpo.filter(
    ({ limit, route }) => limit < MB && !route.formulario && !semLogin.some((one) => one.route === route),
  );
  expect(curtos.length).toBeGreaterThan(40);
  const estreitos = curtos.filter(({ route, limit }) => {
    const schema = z.toJSONSchema(route.body ?? z.null(), { io: 'input', unrepresentable: 'any' });
    return Buffer.byteLength(JSON.stringify(longest(schema as Json))) > limit;
  });
  expect(estreitos.map(({ nome }) => nome)).toEqual([]);
});

it('[C-I1] accepts a whole record where the specification sends one', () => {
  const inteiros = [
    'aprovarInstrutores',
    'atualizarInstrutor',
    'salvarFase1',
    'aceitarRecurso',
    'atualizarProfessor',
  ];
  expect(comCorpo.filter(({ nome }) => inteiros.includes(nome)).map(({ limit }) => limit)).toEqual(
    inteiros.map(() => MB),
  );
});
