import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CHAMADORES } from './access.ts';
import { necessidadeDaChamada } from './alcance-do-token.ts';
import { rotas } from './api.ts';
import { errorBody } from './error-body.ts';
import { openApiDocument } from './openapi.ts';
import { EXEMPLOS } from './openapi-examples.ts';
import type { Json } from './openapi-schemas.ts';
import type { Route } from './route.ts';

interface Operacao {
  readonly operationId: string;
  readonly description: string;
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters: readonly {
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
    readonly $ref?: string;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Json; readonly example?: unknown }>>;
  };
  readonly responses: Readonly<
    Record<
      string,
      { readonly $ref?: string; readonly content?: Readonly<Record<string, { readonly schema: Json }>> }
    >
  >;
  readonly 'x-acesso': unknown;
}
interface Documento {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operacao>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, unknown>> }>>;
    readonly securitySchemes: object;
  };
}

// The document as JSON, without what JSON drops.
const bruto = JSON.parse(JSON.stringify(openApiDocument(rotas, '1.2.3'))) as Documento;
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
  const operacoes = Object.entries(bruto.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, op]) => ({ path, method, op })),
  );
  const doNome = (nome: string) => operacoes.find(({ op }) => op.operationId === nome)?.op;

  it('is valid, as a validator of the specification judges it', async () => {
    const resultado = await new Validator().validate(JSON.parse(JSON.stringify(bruto)));
    expect(resultado.errors ?? []).toEqual([]);
    expect(resultado.valid).toBe(true);
  });

  it('would not be valid with a response that says nothing', async () => {
    const sem = structuredClone(bruto) as { paths: Record<string, Record<string, { responses?: unknown }>> };
    const entrar = sem.paths['/auth/login']?.post;
    if (entrar !== undefined) entrar.responses = { 200: {} };
    expect((await new Validator().validate(sem)).valid).toBe(false);
  });

  it('lists every call of the contract once, and nothing else', () => {
    const listadas = operacoes.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const esperadas = chamadas.map((c) => `${c.method} ${c.path.replace(/:(\w+)/g, '{$1}')}`);
    expect(listadas.sort()).toEqual(esperadas.sort());
    expect(new Set(operacoes.map(({ op }) => op.operationId)).size).toBe(chamadas.length);
    const moldes = Object.keys(bruto.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
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
      const chaves = op.parameters.map((p) => p.$ref ?? `${p.in} ${p.name}`);
      expect(new Set(chaves).size).toBe(chaves.length);
      expect(Object.keys(op.responses).some((status) => /^[23]/.test(status))).toBe(true);
      for (const [status, { $ref = '', content = {} }] of Object.entries(op.responses)) {
        if (Number(status) >= 400) {
          const recusa = bruto.components.responses[$ref.split('/').at(-1) ?? ''];
          expect(Object.keys(recusa?.content ?? {})).toEqual(['application/problem+json']);
        }
        if (status === '204') expect(content).toEqual({});
      }
      for (const seguranca of op.security.flatMap(Object.keys)) {
        expect(Object.keys(bruto.components.securitySchemes)).toContain(seguranca);
      }
    },
  );

  it('gives every call its logins, the scope of a personal token where one reaches it, and the row of its access', () => {
    for (const [nome, chamada] of Object.entries<Route>(rotas)) {
      const op = doNome(nome);
      const comLogin = chamada.acesso.anonymous === 'no';
      const alcance = necessidadeDaChamada(chamada);
      const esperada = [
        ...(comLogin ? [] : [{}]),
        { sessao: [] },
        ...(alcance === null ? [] : [{ token: [`${alcance.parte}:${alcance.alcance}`] }]),
      ];
      expect([nome, op?.security]).toEqual([nome, esperada]);
      if (comLogin) expect(op?.responses).toHaveProperty('401');
      expect(op?.['x-acesso']).toEqual(Object.fromEntries(CHAMADORES.map((c) => [c, chamada.acesso[c]])));
    }
  });

  const corpoDe = (op: Operacao | undefined) => op?.requestBody?.content['application/json'];
  const comCorpo = operacoes.filter(({ op }) => corpoDe(op) !== undefined);

  it('names the schema of every body', () => {
    const soltos = comCorpo.filter(({ op }) => corpoDe(op)?.schema.$ref === undefined);
    // Simulations take a part of a named one; some bodies may be absent.
    expect(soltos.map(({ op }) => op.operationId)).toEqual(['simularRecurso', 'simularCorrecao']);
  });

  it('requires what the schema and the domain require', () => {
    const exigidos = (nome: string) => {
      const ref = corpoDe(doNome(nome))?.schema.$ref;
      const esquema = typeof ref === 'string' ? (resolver(ref) as { required?: string[] }) : {};
      return esquema.required ?? [];
    };
    expect(exigidos('entrar')).toEqual(['cpf', 'password']);
    expect(exigidos('criarToken')).toEqual(['nome', 'escopos', 'dias', 'senhaAtual']);
    // The same body with and without the requirement: a draft may lack what a new record must have.
    expect(exigidos('criarUnidade')).toEqual(['nome', 'cidade']);
    expect(exigidos('atualizarUnidade')).toEqual([]);
    expect(exigidos('salvarRascunho')).toEqual([]);
    const faltam = chamadas.filter(({ exige, body }) => exige.length > 0 && body === undefined);
    expect(faltam).toEqual([]);
  });

  it('says the form of an e-mail, a CPF, a day and a number', () => {
    const { CadastroPedido, NotasPedido, CriarEditalPedido, DisciplinaPedido, PropostaPedido } = bruto
      .components.schemas as Record<string, { properties: Record<string, unknown> }>;
    expect(CadastroPedido?.properties).toMatchObject({
      cpf: { type: 'string', pattern: expect.stringContaining('\\d{3}') },
      email: { type: 'string', format: 'email', maxLength: 254 },
      senha: { format: 'password', minLength: 8, maxLength: 128 },
    });
    expect(CriarEditalPedido?.properties.inicio).toMatchObject({ format: 'date' });
    expect(NotasPedido?.properties.pontuacaoAdequacaoCoerencia).toMatchObject({
      ...{ minimum: 0, maximum: 40, multipleOf: 0.1 },
    });
    expect(PropostaPedido?.properties.regimeTrabalho).toMatchObject({
      description: expect.stringContaining('40h/DE'),
    });
    expect(DisciplinaPedido?.properties.tsd).toMatchObject({ minimum: 0, maximum: 100 });
  });

  it('repeats no larger schema without a name', () => {
    const vezes = new Map<string, number>();
    for (const no of nos(bruto.components.schemas)) {
      if (typeof no.properties !== 'object' || Object.keys(no.properties ?? {}).length < 5) continue;
      const texto = JSON.stringify(no);
      vezes.set(texto, (vezes.get(texto) ?? 0) + 1);
    }
    expect([...vezes].filter(([, quantas]) => quantas > 1)).toEqual([]);
  });

  it('has an example of every body, which the schema of the call takes', () => {
    const sem = comCorpo.filter(({ op }) => corpoDe(op)?.example === undefined);
    expect(sem.map(({ op }) => op.operationId)).toEqual([]);
    for (const [nome, { body }] of Object.entries<Route>(rotas)) {
      if (body !== undefined) expect([nome, body.safeParse(EXEMPLOS[nome]).error]).toEqual([nome, undefined]);
    }
  });

  it('gives each refusal its codes', () => {
    for (const { content } of Object.values(bruto.components.responses)) {
      const { examples } = content['application/problem+json'] as { examples: object };
      for (const { value } of Object.values(examples) as { value: unknown }[]) {
        expect(errorBody.safeParse(value).error).toBeUndefined();
      }
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
    const local = (um: unknown) =>
      JSON.parse(JSON.stringify(um).replaceAll('#/components/schemas/', '#/$defs/')) as object;
    // All at once: the named schemas are read once.
    const properties = Object.fromEntries(esquemas.map((um, i) => [`esquema${i}`, local(um)]));
    const inteiro = { $defs: local(bruto.components.schemas), type: 'object', properties };
    expect(() => z.fromJSONSchema(inteiro as never)).not.toThrow();
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
    expect(bruto.components.schemas.Problema).toMatchObject({
      type: 'object',
      required: ['type', 'title', 'status', 'code', 'message'],
    });
  });
});
