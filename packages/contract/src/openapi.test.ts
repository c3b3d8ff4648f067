import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CHAMADORES } from './access.ts';
import { rotas } from './api.ts';
import { docsHtml } from './docs-html.ts';
import { openApiDocument } from './openapi.ts';
import type { Route } from './route.ts';
import { chaveDaChamada } from './route.ts';

const texto = z.string().min(1);
const extensao = z.string().regex(/^x-/);

/** The words of JSON Schema 2020-12 that the document may use, each with its type; any other word fails. */
const esquema: z.ZodType = z.lazy(() =>
  z.union([
    z.boolean(),
    z.strictObject({
      type: z.union([tipo, z.array(tipo).min(1)]).optional(),
      $ref: texto.optional(),
      enum: z.array(z.unknown()).min(1).optional(),
      const: z.unknown().optional(),
      default: z.unknown().optional(),
      description: texto.optional(),
      format: texto.optional(),
      contentMediaType: texto.optional(),
      pattern: z
        .string()
        .refine((p) => new RegExp(p, 'u') instanceof RegExp)
        .optional(),
      minLength: z.int().min(0).optional(),
      maxLength: z.int().min(0).optional(),
      minimum: z.number().optional(),
      maximum: z.number().optional(),
      exclusiveMinimum: z.number().optional(),
      exclusiveMaximum: z.number().optional(),
      minItems: z.int().min(0).optional(),
      maxItems: z.int().min(0).optional(),
      items: esquema.optional(),
      prefixItems: z.array(esquema).optional(),
      properties: z.record(z.string(), esquema).optional(),
      required: z.array(z.string()).optional(),
      additionalProperties: esquema.optional(),
      propertyNames: esquema.optional(),
      anyOf: z.array(esquema).min(1).optional(),
      oneOf: z.array(esquema).min(1).optional(),
      allOf: z.array(esquema).min(1).optional(),
      not: esquema.optional(),
    }),
  ]),
);
const tipo = z.enum(['null', 'boolean', 'object', 'array', 'number', 'integer', 'string']);

/** The objects of OpenAPI 3.1 in the document (spec.openapis.org/oas/v3.1.0), strict. */
const conteudo = z.record(z.string().regex(/^[\w.+-]+\/[\w.+-]+$/), z.strictObject({ schema: esquema }));
const parametro = z.strictObject({
  name: texto,
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean(),
  schema: esquema,
});
const resposta = z.strictObject({
  description: texto,
  headers: z.record(texto, z.strictObject({ description: texto, schema: esquema })).optional(),
  content: conteudo.optional(),
});
const operacao = z
  .object({
    operationId: z.string().regex(/^[A-Za-z]\w*$/),
    summary: texto,
    description: z.string(),
    tags: z.array(texto).min(1),
    security: z.array(z.record(z.string(), z.array(z.string()))),
    parameters: z.array(parametro),
    requestBody: z
      .strictObject({
        required: z.boolean(),
        content: conteudo,
        'x-tamanho-maximo': z.number().optional(),
      })
      .optional(),
    responses: z.record(z.string().regex(/^([1-5]\d\d|default)$/), resposta),
  })
  .catchall(z.unknown());
const documentoValido = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: texto, version: texto, description: texto }),
  servers: z.array(z.strictObject({ url: texto })).min(1),
  paths: z.record(
    z.string().regex(/^\//),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operacao),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), esquema),
    securitySchemes: z.record(
      texto,
      z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), bearerFormat: texto }),
    ),
  }),
});

// The document as JSON, without what JSON drops.
const bruto: unknown = JSON.parse(JSON.stringify(openApiDocument(rotas, '1.2.3')));
const chamadas: readonly Route[] = Object.values(rotas);

function* nos(valor: unknown): Generator<Record<string, unknown>> {
  if (typeof valor !== 'object' || valor === null) return;
  if (!Array.isArray(valor)) yield valor as Record<string, unknown>;
  for (const filho of Object.values(valor)) yield* nos(filho);
}

function resolver(ref: string): unknown {
  const partes = ref.replace(/^#\//, '').split('/');
  return partes.reduce<unknown>((no, parte) => (no as Record<string, unknown> | undefined)?.[parte], bruto);
}

describe('the OpenAPI 3.1 document', () => {
  const lido = documentoValido.parse(bruto);
  const operacoes = Object.entries(lido.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, op]) => ({ path, method, op })),
  );

  it('is built as the specification says, word for word', () => {
    expect(documentoValido.safeParse(bruto).error).toBeUndefined();
    const estranhas = operacoes.flatMap(({ op }) =>
      Object.keys(op).filter((chave) => !(chave in operacao.shape) && !extensao.safeParse(chave).success),
    );
    expect(estranhas).toEqual([]);
  });

  it('refuses invalid documents', () => {
    const semRespostas = structuredClone(bruto) as {
      paths: Record<string, Record<string, { responses?: unknown }>>;
    };
    delete semRespostas.paths['/auth/login']?.post?.responses;
    expect(documentoValido.safeParse(semRespostas).success).toBe(false);
    expect(esquema.safeParse({ type: 'text' }).success).toBe(false);
    expect(esquema.safeParse({ typo: 'string' }).success).toBe(false);
    expect(esquema.safeParse({ type: 'array', items: { minLenght: 1 } }).success).toBe(false);
  });

  it('lists every call of the contract once, and nothing else', () => {
    const listadas = operacoes.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const esperadas = chamadas.map((c) => `${c.method} ${c.path.replace(/:(\w+)/g, '{$1}')}`);
    expect(listadas.sort()).toEqual(esperadas.sort());
    expect(new Set(operacoes.map(({ op }) => op.operationId)).size).toBe(chamadas.length);
    const moldes = Object.keys(lido.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(moldes).size).toBe(moldes.length);
  });

  it('resolves every reference', () => {
    const refs = [...nos(bruto)].flatMap((no) => (typeof no.$ref === 'string' ? [no.$ref] : []));
    expect(refs.length).toBeGreaterThan(0);
    expect(refs.filter((ref) => resolver(ref) === undefined)).toEqual([]);
  });

  it.each(operacoes.map(({ path, method, op }) => [`${method} ${path}`, path, op] as const))(
    '%s has its parameters, its security and its responses',
    (_, path, op) => {
      const declarados = op.parameters.filter((p) => p.in === 'path');
      const nomes = [...path.matchAll(/\{(\w+)\}/g)].map(([, nome]) => nome);
      expect(declarados.map(({ name }) => name)).toEqual(nomes);
      expect(declarados.every(({ required }) => required)).toBe(true);
      const chaves = op.parameters.map((p) => `${p.in} ${p.name}`);
      expect(new Set(chaves).size).toBe(chaves.length);
      expect(Object.keys(op.responses).some((status) => status.startsWith('2'))).toBe(true);
      for (const [status, { content = {} }] of Object.entries(op.responses)) {
        if (Number(status) >= 400) expect(Object.keys(content)).toEqual(['application/problem+json']);
        if (status === '204') expect(content).toEqual({});
      }
      for (const seguranca of op.security.flatMap(Object.keys)) {
        expect(Object.keys(lido.components.securitySchemes)).toContain(seguranca);
      }
    },
  );

  it('gives every call that needs a login the bearer scheme and a 401, and the row of its access', () => {
    for (const [nome, chamada] of Object.entries<Route>(rotas)) {
      const op = operacoes.find((o) => o.op.operationId === nome)?.op;
      const comLogin = chamada.acesso.anonymous === 'no';
      expect([nome, op?.security]).toEqual([nome, comLogin ? [{ bearer: [] }] : [{}, { bearer: [] }]]);
      if (comLogin) expect(op?.responses).toHaveProperty('401');
      expect(op?.['x-acesso']).toEqual(Object.fromEntries(CHAMADORES.map((c) => [c, chamada.acesso[c]])));
    }
  });

  it('has valid schemas that can be compiled', () => {
    for (const no of nos(bruto)) {
      if (Array.isArray(no.required) && typeof no.properties === 'object') {
        expect(Object.keys(no.properties ?? {})).toEqual(expect.arrayContaining(no.required));
      }
    }
    const esquemas = [...nos(bruto)].flatMap((no) => (typeof no.schema === 'object' ? [no.schema] : []));
    expect(esquemas.length).toBeGreaterThan(chamadas.length);
    const definicoes = { $defs: lido.components.schemas };
    for (const um of esquemas) {
      const local = JSON.parse(JSON.stringify(um).replaceAll('#/components/schemas/', '#/$defs/')) as object;
      expect(() => z.fromJSONSchema({ ...definicoes, ...local } as never)).not.toThrow();
    }
  });

  it('lists both forms of each sheet', () => {
    const comFormato = Object.values(rotas).filter(
      ({ query }: Route) => query instanceof z.ZodObject && 'formato' in query.shape,
    );
    expect(comFormato.length).toBeGreaterThanOrEqual(5);
    const { paths } = openApiDocument(rotas, '1') as {
      paths: Record<string, Record<string, { responses: Record<string, { content: object }> }>>;
    };
    for (const { path } of comFormato) {
      const content = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.get?.responses['200']?.content ?? {};
      expect(Object.keys(content), path).toEqual([
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'text/csv',
      ]);
    }
  });

  it('describes refusals as the server writes them', () => {
    expect(lido.components.schemas.Problema).toMatchObject({
      type: 'object',
      required: ['type', 'title', 'status', 'code', 'message'],
    });
  });
});

describe('the page for people', () => {
  it('lists every call with its row', () => {
    const html = docsHtml(rotas);
    const faltam = chamadas.filter((chamada) => !html.includes(`<code>${chaveDaChamada(chamada)}</code>`));
    expect(faltam).toEqual([]);
    expect(html.match(/<tr><th scope="row">/g)).toHaveLength(chamadas.length);
  });

  it('escapes markup in texts', () => {
    const { entrar } = rotas;
    const html = docsHtml({ x: { ...entrar, resumo: '<script>"&' } });
    expect(html).toContain('&lt;script&gt;&quot;&amp;');
    expect(html).not.toContain('<script>');
  });
});
