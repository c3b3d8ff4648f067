import { z } from 'zod';
import { CHAMADORES } from './access.ts';
import { bodyLimit } from './body-limit.ts';
import { errorBody } from './error-body.ts';
import type { Route } from './route.ts';
import { chaveDaChamada } from './route.ts';

type Json = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problema' } } };

const RECUSAS: Readonly<Record<number, string>> = {
  400: 'JSON ilegível ou parâmetro desconhecido',
  401: 'Sem token, ou sessão encerrada',
  403: 'Não permitido',
  404: 'Não encontrado',
  409: 'O estado não permite',
  412: 'Alterado por outra pessoa',
  413: 'Grande demais',
  415: 'Tipo não aceito',
  422: 'Dados inválidos',
  429: 'Muitas tentativas',
  503: 'Indisponível',
};

/** The error statuses that a call may answer: those of every call of its kind, and its own. */
export function refusalsOf(route: Route): number[] {
  const nomeia = route.path.includes(':') || route.registro !== null;
  const escreve = route.method !== 'GET';
  return [
    ...new Set([
      400,
      ...(route.acesso.anonymous === 'no' ? [401, 403] : []),
      ...(nomeia ? [404] : []),
      ...(escreve ? [415, 422] : []),
      ...route.errors,
      503,
    ]),
  ].sort((a, b) => a - b);
}

function parameters(route: Route): Json[] {
  const from = (onde: 'path' | 'query', schema: z.ZodType | undefined): Json[] => {
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, esquema]) => ({
      name,
      in: onde,
      required: onde === 'path' || required.includes(name),
      schema: esquema,
    }));
  };
  const headers: Json[] =
    route.method === 'GET'
      ? []
      : [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            schema: { type: 'string', maxLength: 200 },
          },
          { name: 'If-Match', in: 'header', required: false, schema: { type: 'string' } },
        ];
  return [...from('path', route.params), ...from('query', route.query), ...headers];
}

function requestBody(route: Route): Json {
  if (route.envio) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', properties: { file }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (route.body === undefined) return {};
  const schema = jsonSchema(route.body, 'input');
  const body = { required: true, content: { 'application/json': { schema } } };
  return { requestBody: { ...body, 'x-tamanho-maximo': bodyLimit(route) } };
}

/** The media type of a sheet that the query can also ask for as CSV. */
function emCsv({ query }: Route): readonly string[] {
  return query instanceof z.ZodObject && 'formato' in query.shape ? ['text/csv'] : [];
}

function responses(route: Route): Json {
  const answers = Object.entries(route.answers).map(([status, schema]) => {
    if (route.arquivo !== null) {
      const content = Object.fromEntries(
        [route.arquivo, ...emCsv(route)].map((tipo) => [
          tipo,
          { schema: { type: 'string', contentMediaType: tipo } },
        ]),
      );
      return [status, { description: route.resumo, content }];
    }
    if (schema === null) return [status, { description: 'Feito' }];
    const content = { 'application/json': { schema: jsonSchema(schema, 'output') } };
    const total = { 'X-Total-Count': { description: 'Total de linhas', schema: { type: 'integer' } } };
    return [status, { description: route.resumo, ...(route.lista ? { headers: total } : {}), content }];
  });
  const refusals = refusalsOf(route).map((status) => [
    String(status),
    { description: RECUSAS[status] ?? 'Recusado', content: PROBLEM },
  ]);
  return Object.fromEntries([...answers, ...refusals]);
}

function operation(nome: string, route: Route): Json {
  return {
    operationId: nome,
    summary: route.resumo,
    description: route.limites,
    tags: [chaveDaChamada(route).split(/[ /]/)[1] ?? 'geral'],
    security: route.acesso.anonymous === 'no' ? [{ bearer: [] }] : [{}, { bearer: [] }],
    parameters: parameters(route),
    ...requestBody(route),
    responses: responses(route),
    'x-acesso': Object.fromEntries(CHAMADORES.map((c) => [c, route.acesso[c]])),
  };
}

export function openApiDocument(rotas: Readonly<Record<string, Route>>, versao: string): Json {
  const paths: Record<string, Json> = {};
  for (const [nome, route] of Object.entries(rotas)) {
    const path = route.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(nome, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Instrutoria',
      version: versao,
      description: 'Editais, projetos e instrutores: todas as chamadas do sistema.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problema: jsonSchema(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
