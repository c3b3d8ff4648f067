import { Readable } from 'node:stream';
import type { Route } from '@instrutoria/contract/route.ts';
import type { FastifyReply } from 'fastify';
import type { Bytes, Resultado } from '../../context.ts';
import { sendCompressed } from '../server/compression.ts';
import { contentDisposition } from '../server/content-disposition.ts';
import type { StoredAnswer } from './idempotency.ts';

/** Serialises only the fields in the answer's schema. */
export function encodeAnswer(route: Route, resultado: Resultado<Route>): StoredAnswer {
  if ('arquivo' in resultado) throw new Error(`${route.path} answers a file`);
  const schema = route.answers[resultado.status];
  if (schema === undefined) throw new Error(`${route.path} has no answer ${resultado.status}`);
  if (schema === null) {
    return { status: resultado.status, body: null, versao: null, destino: resultado.destino };
  }
  const body = JSON.stringify(schema.parse(resultado.dados));
  const { status, versao = null, total, dados } = resultado;
  return { status, body, versao, registroId: idOf(dados), total };
}

/** The id of the answered record. */
function idOf(dados: unknown): number | null {
  const id = typeof dados === 'object' && dados !== null && 'id' in dados ? dados.id : null;
  return typeof id === 'number' ? id : null;
}

export type Answer = StoredAnswer | Bytes;

export function answerOf(route: Route, resultado: Resultado<Route>): Answer {
  return 'arquivo' in resultado ? resultado.arquivo : encodeAnswer(route, resultado);
}

export async function sendAnswer(route: Route, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  return 'bytes' in answer ? sendBytes(route, reply, answer) : sendJson(route, reply, answer);
}

async function sendJson(
  route: Route,
  reply: FastifyReply,
  { status, body, versao, total, destino }: StoredAnswer,
): Promise<FastifyReply> {
  void reply.code(status);
  if (total !== undefined) void reply.header('x-total-count', String(total));
  if (versao !== null) void reply.header('etag', `"${versao}"`);
  if (destino !== undefined) void reply.header('location', destino);
  if (body === null) return reply.send();
  void reply.header('content-type', 'application/json; charset=utf-8');
  return sendCompressed(route, reply, body);
}

async function sendBytes(
  route: Route,
  reply: FastifyReply,
  { tipo, bytes, nome }: Bytes,
): Promise<FastifyReply> {
  void reply.header('content-type', tipo);
  // Browsers save spreadsheets and data, and show PDFs and images.
  const como = /^text\/csv|sheet$|ndjson$|zip$/.test(tipo) ? 'attachment' : 'inline';
  if (nome !== undefined) void reply.header('content-disposition', contentDisposition(nome, como));
  if (bytes instanceof Uint8Array) return sendCompressed(route, reply, Buffer.from(bytes));
  // The stream itself, not a copy: a copy destroyed before its first byte would leave the source open.
  const stream = bytes instanceof Readable ? bytes : Readable.from(bytes);
  return sendCompressed(route, reply, stream);
}
