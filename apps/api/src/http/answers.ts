import { Readable } from 'node:stream';
import type { Route } from '@instrutoria/contract/route.ts';
import type { FastifyReply } from 'fastify';
import type { Bytes, Resultado } from '../context.ts';
import { contentDisposition } from './content-disposition.ts';
import type { StoredAnswer } from './idempotency.ts';

/** The JSON of a result, stripped to what the answer's schema names. */
export function encodeAnswer(route: Route, resultado: Resultado<Route>): StoredAnswer {
  const schema = route.answers[resultado.status];
  if (schema === undefined) throw new Error(`${route.path} has no answer ${resultado.status}`);
  if (schema === null) return { status: resultado.status, body: null, versao: null };
  const body = JSON.stringify(schema.parse(resultado.dados));
  return { status: resultado.status, body, versao: resultado.versao ?? null, total: resultado.total };
}

/** Sends a JSON answer kept as text. */
export function sendStored(reply: FastifyReply, answer: StoredAnswer): FastifyReply {
  void reply.code(answer.status);
  if (answer.total !== undefined) void reply.header('x-total-count', String(answer.total));
  // E-CHAMADAS-6
  if (answer.versao !== null) void reply.header('etag', `"${answer.versao}"`);
  if (answer.body === null) return reply.send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(answer.body);
}

/** Sends the answer of a read: JSON, or a file. */
export function sendAnswer(reply: FastifyReply, route: Route, resultado: Resultado<Route>): FastifyReply {
  if (route.arquivo !== null) return sendBytes(reply, resultado.dados as unknown as Bytes);
  return sendStored(reply, encodeAnswer(route, resultado));
}

function sendBytes(reply: FastifyReply, { tipo, bytes, nome }: Bytes): FastifyReply {
  void reply.header('content-type', tipo);
  // A browser shows a PDF or an image; a spreadsheet is saved.
  const como = tipo.endsWith('sheet') || tipo.endsWith('zip') ? 'attachment' : 'inline';
  if (nome !== undefined) void reply.header('content-disposition', contentDisposition(nome, como));
  return reply.send(bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes));
}
