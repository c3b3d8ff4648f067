import { z } from 'zod';
import { CHAMADORES } from './access.ts';
import { necessidadeDaChamada } from './alcance-do-token.ts';
import { bodyLimit } from './body-limit.ts';
import { errorBody } from './error-body.ts';
import { EXEMPLOS } from './openapi-examples.ts';
import { RECUSAS, respostasDeRecusa } from './openapi-refusals.ts';
import { type EsquemasDoDocumento, esquemasDoDocumento, type Json } from './openapi-schemas.ts';
import type { Route } from './route.ts';
import { chaveDaChamada } from './route.ts';

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

function parameters(route: Route, esquemas: EsquemasDoDocumento): Json[] {
  const from = (onde: 'path' | 'query', schema: z.ZodType | undefined): Json[] => {
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = esquemas.de(schema, 'input') as {
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
  const headers = ['Idempotency-Key', 'If-Match'].map((nome) => ({
    $ref: `#/components/parameters/${nome}`,
  }));
  return [
    ...from('path', route.params),
    ...from('query', route.query),
    ...(route.method === 'GET' ? [] : headers),
  ];
}

function requestBody(nome: string, route: Route, esquemas: EsquemasDoDocumento): Json {
  if (route.envio) {
    const schema = { $ref: '#/components/schemas/Envio' };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (route.formulario) {
    const content = { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } };
    return { requestBody: { required: true, content, 'x-tamanho-maximo': bodyLimit(route) } };
  }
  const schema = esquemas.corpoDe(nome, route);
  if (schema === null) return {};
  const example = EXEMPLOS[nome];
  const content = { 'application/json': { schema, ...(example === undefined ? {} : { example }) } };
  return { requestBody: { required: true, content, 'x-tamanho-maximo': bodyLimit(route) } };
}

/** The media type of a sheet that the query can also ask for as CSV. */
function emCsv({ query }: Route): readonly string[] {
  return query instanceof z.ZodObject && 'formato' in query.shape ? ['text/csv'] : [];
}

function responses(route: Route, esquemas: EsquemasDoDocumento): Json {
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
    const content = { 'application/json': { schema: esquemas.de(schema, 'output') } };
    const total = { 'X-Total-Count': { description: 'Total de linhas', schema: { type: 'integer' } } };
    return [status, { description: route.resumo, ...(route.lista ? { headers: total } : {}), content }];
  });
  const refusals = refusalsOf(route).map((status) => [
    String(status),
    { $ref: `#/components/responses/${RECUSAS[status]?.nome ?? 'Recusado'}` },
  ]);
  return Object.fromEntries([...answers, ...refusals]);
}

/** A login, or a personal token with the scope; neither where everybody may. */
function security(route: Route): Json[] {
  const alcance = necessidadeDaChamada(route);
  const token = alcance === null ? [] : [{ token: [`${alcance.parte}:${alcance.alcance}`] }];
  return [...(route.acesso.anonymous === 'no' ? [] : [{}]), { sessao: [] }, ...token];
}

function operation(nome: string, route: Route, esquemas: EsquemasDoDocumento): Json {
  const alcance = necessidadeDaChamada(route);
  const doToken =
    alcance === null
      ? 'Nenhum token pessoal alcança esta chamada.'
      : `Token pessoal: \`${alcance.parte}:${alcance.alcance}\`.`;
  const aberta = route.method === 'GET' && route.acesso.anonymous !== 'no';
  const limites = route.limites === '' ? '' : `Limites: ${route.limites}.`;
  return {
    operationId: nome,
    summary: route.resumo,
    description: [limites, aberta ? '' : doToken].filter((um) => um !== '').join('\n\n'),
    tags: [chaveDaChamada(route).split(/[ /]/)[1] ?? 'geral'],
    security: security(route),
    parameters: parameters(route, esquemas),
    ...requestBody(nome, route, esquemas),
    responses: responses(route, esquemas),
    'x-acesso': Object.fromEntries(CHAMADORES.map((c) => [c, route.acesso[c]])),
  };
}

const APRESENTACAO = `Todas as chamadas da Instrutoria: as das próprias telas, que outros programas podem usar.

**Entrar.** Crie uma chave na página \`/chaves\` e mande-a em cada pedido: \`Authorization: Bearer inst_pat_…\`. Cada chamada diz o
alcance de que a chave precisa. A chave faz só o que a pessoa dela pode fazer.

**Repetir.** Mande \`Idempotency-Key\` em cada escrita: a repetição, por 24 horas, recebe a primeira resposta. **Não apagar o que
outro mudou.** A resposta traz \`ETag\`; mande-o de volta em \`If-Match\`, e um registro mudado no meio-tempo responde 412.

**Recusas** vêm como \`application/problem+json\`: \`code\` é para o programa, \`message\` para a pessoa, \`errors\` por campo.`;

export function openApiDocument(rotas: Readonly<Record<string, Route>>, versao: string): Json {
  const esquemas = esquemasDoDocumento({ ...rotas });
  const paths: Record<string, Json> = {};
  for (const [nome, route] of Object.entries(rotas)) {
    const path = route.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(nome, route, esquemas) };
  }
  const cabecalho = (name: string, description: string, schema: Json) => ({
    [name]: { name, in: 'header', required: false, description, schema },
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Instrutoria', version: versao, description: APRESENTACAO },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: {
        ...esquemas.componentes(),
        Problema: semDialeto(z.toJSONSchema(errorBody, { io: 'output' })),
        Envio: {
          type: 'object',
          properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
          required: ['file'],
        },
      },
      parameters: {
        ...cabecalho('Idempotency-Key', 'Um texto novo para cada ato; o mesmo ao repeti-lo.', {
          type: 'string',
          maxLength: 200,
        }),
        ...cabecalho('If-Match', 'O ETag da versão que foi lida.', { type: 'string' }),
      },
      responses: respostasDeRecusa(),
      securitySchemes: {
        sessao: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'O token que `POST /auth/login` responde.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'inst_pat_…',
          description: 'Uma chave da página `/chaves`. O alcance que cada chamada pede está nela.',
        },
      },
    },
  };
}

function semDialeto({ $schema: _dialeto, ...json }: Json): Json {
  return json;
}
