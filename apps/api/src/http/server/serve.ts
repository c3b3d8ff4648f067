import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { act } from '../call/act.ts';
import { type Answer, answerOf, encodeAnswer, sendAnswer } from '../call/answers.ts';
import { checkObject } from '../call/authorize.ts';
import { type Bound, type Call, readCall, readingOf } from '../call/call.ts';
import { type AnswerGone, jaAtendido, type StoredAnswer } from '../call/idempotency.ts';
import { checkJudged } from '../call/judge.ts';
import { write } from '../call/write.ts';

/** Runs the remaining checks in the order of E-CHAMADAS-4; caller and type were checked before. */
export async function serve(bound: Bound, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const call = readCall(bound, request, reply);
  // Before the answer, so that the sender's next upload finds free room.
  const answer = await answerTo(call, request).finally(() => call.upload?.discard());
  const wait = bound.route.tempoMinimoMs - reply.elapsedTime;
  if (wait > 0) await sleep(wait);
  return sendAnswer(bound.route, reply, answer);
}

/** A document made from the sent data changes nothing, so its answer is not stored. */
async function answerTo(call: Call, request: FastifyRequest): Promise<Answer> {
  const { route, deps, reads } = call;
  const writes = route.method !== 'GET' && route.arquivo === null;
  if (writes) {
    const answer = await write(call, request);
    return answer.gone === true ? readAgain(call, answer) : answer;
  }
  const relacao = await checkObject(call, deps.database.db);
  await checkJudged(call, deps.database.db);
  return answerOf(route, await act(call, relacao, reads, undefined));
}

/** The record as it is now, by the rules of its read, with the status of the first answer (D60). */
async function readAgain(call: Call, { status, registroId }: AnswerGone): Promise<StoredAnswer> {
  if (call.leitura === null || registroId === null) throw jaAtendido();
  const reading = readingOf(call, call.leitura, registroId);
  const relacao = await checkObject(reading, call.deps.database.db);
  await checkJudged(reading, call.deps.database.db);
  const found = await act(reading, relacao, reading.reads, undefined);
  if ('arquivo' in found) throw jaAtendido();
  return encodeAnswer(call.route, { ...found, status });
}
