import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { act } from './act.ts';
import { type Answer, answerOf, sendAnswer } from './answers.ts';
import { checkObject } from './authorize.ts';
import { type Bound, type Call, readCall } from './call.ts';
import { write } from './write.ts';

/** In the order of E-CHAMADAS-4; caller and type were judged before. */
export async function serve(bound: Bound, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const call = readCall(bound, request, reply);
  // Before the answer, so that the sender's next upload finds its room free.
  const answer = await answerTo(call, request).finally(() => call.upload?.discard());
  const wait = bound.route.tempoMinimoMs - reply.elapsedTime;
  if (wait > 0) await sleep(wait);
  return sendAnswer(bound.route, reply, answer);
}

/** A document made of what is sent changes nothing, so nothing is repeated or stored. */
async function answerTo(call: Call, request: FastifyRequest): Promise<Answer> {
  const { route, deps, reads } = call;
  const writes = route.method !== 'GET' && route.arquivo === null;
  if (writes) return write(call, request);
  const relacao = await checkObject(call, deps.database.checks);
  return answerOf(route, await act(call, relacao, reads, undefined));
}
