import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { atTheEdge } from '../../db/connection/edge-error.ts';
import type { Problem } from './problems.ts';
import { problemDocument, problemFrom } from './problems.ts';

/** Seconds in Retry-After when the refusal sets none. */
const ESPERA_S = 2;

/** A 503 has a Retry-After (T-H11). */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const espera = problem.extras?.retryAfter ?? (problem.status === 503 ? ESPERA_S : undefined);
  if (typeof espera === 'number') void reply.header('retry-after', String(Math.max(1, Math.ceil(espera))));
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemDocument(problem)));
}

/** Logs each internal failure, and each refusal caused by an external part (the antivirus). */
function tellCause(request: FastifyRequest, { status, code }: Problem, erro: unknown): void {
  const cause = erro instanceof Error ? erro.cause : undefined;
  if (status < 500 && cause === undefined) return;
  const dados = { status, codigo: code, ...(cause === undefined ? {} : { causa: causeInWords(cause) }) };
  request.log.warn(dados, 'pedido não atendido');
}

const CAUSA_MAXIMO = 300;

/** Causes come from drivers; `atTheEdge` has removed the data from the database's. */
function causeInWords(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  const code = 'code' in cause && typeof cause.code === 'string' ? `${cause.code} ` : '';
  return `${code}${cause.name}: ${cause.message}`.slice(0, CAUSA_MAXIMO);
}

/** The only place where errors become answers. An unexpected one shows an id, never a stack (T-H10). */
export function handleError(
  thrown: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const erro = atTheEdge(thrown);
  const problem = problemFrom(erro);
  if (problem !== null) {
    tellCause(request, problem, erro);
    return sendProblem(reply, problem);
  }
  const id = randomUUID();
  request.log.error({ err: erro, id }, 'erro inesperado');
  return sendProblem(reply, {
    status: 500,
    code: 'ERRO_INTERNO',
    message: 'Ocorreu um erro inesperado. Tente novamente mais tarde.',
    extras: { id },
  });
}

export function handleNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(reply, { status: 404, code: 'NAO_ENCONTRADO', message: 'Não encontrado.' });
}

const POR_CODIGO: Readonly<Record<string, readonly [status: number, frase: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Answers data that are no HTTP request, on the bare socket (T-C9). */
export function handleClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, frase] = POR_CODIGO[error.code ?? ''] ?? [400, 'Bad Request'];
  const message = 'Não foi possível ler o pedido.';
  const body = JSON.stringify(problemDocument({ status, code: 'PEDIDO_ILEGIVEL', message }));
  socket.end(
    `HTTP/1.1 ${status} ${frase}\r\ncontent-type: application/problem+json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
