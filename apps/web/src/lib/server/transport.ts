import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import type { Answer, Request, Transport } from '@instrutoria/contract/client.ts';
import { untilAnswered } from '@instrutoria/contract/retry.ts';
import { setFactorRequired } from '../session/factor-required.ts';
import { semRespostaDaRede, toApiError } from './api-error.ts';
import { ninguemRespondeu } from './failure.ts';
import { type Act, actedSince, answered, keyFor } from './idempotency.ts';
import { noteAccepted, whilePending } from './pending-writes.ts';
import { noteUnreachable } from './reach.ts';
import type { Sent, send as sendByXhr } from './send.ts';

/** Injected, so that tests need neither server nor waiting. */
export interface TransportDeps {
  readonly send: typeof sendByXhr;
  readonly token: () => string | null;
  /** Called when the token was refused. Resolves with true once the same person has logged in again. */
  readonly onSessionEnded: (token: string) => Promise<boolean> | undefined;
  readonly whileAway?: () => Promise<boolean> | undefined;
  readonly onAnswer: () => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * These statuses do not reveal the outcome of an earlier attempt without an answer, so the act keeps its key.
 */
function saysNothing(status: number): boolean {
  return status === 401 || status === 429 || status >= 500;
}

/** Sent like writes, but they save nothing of the page. */
const SAVES_NOTHING: ReadonlySet<NomeDaChamada> = new Set([
  'entrar',
  'concluirSegundoFator',
  'entrarComChave',
  'opcoesParaEntrar',
  'gerarModelo',
  'simularCorrecao',
  'simularRecurso',
]);

/** Adds Bearer, and on writes Idempotency-Key and If-Match; retries only without an answer (E-CHAMADAS-5). */
export function createTransport(deps: TransportDeps): Transport {
  return (request) =>
    request.chamada.method === 'GET' ? attempt(request, deps) : whilePending(() => attempt(request, deps));
}

async function attempt(request: Request, deps: TransportDeps): Promise<Answer> {
  const { chamada } = request;
  // Calls with login wait for a pending login. Others are sent immediately, because a logout needs its token
  // now.
  const away = chamada.comLogin ? deps.whileAway?.() : undefined;
  if (away !== undefined && (await away)) request.signal?.throwIfAborted();
  const body = bodyOf(request);
  const writes = chamada.method !== 'GET';
  const act: Act = {
    method: chamada.method,
    path: request.url,
    body,
    ifMatch: request.ifMatch,
    cria: chamada.envio || chamada.cria === true,
  };
  const token = deps.token();
  const headers: Record<string, string> = { accept: chamada.arquivo ?? 'application/json' };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (writes) headers['idempotency-key'] = keyFor(act);
  if (request.ifMatch !== undefined) headers['if-match'] = `"${request.ifMatch}"`;
  if (body !== undefined && !(body instanceof FormData)) headers['content-type'] = 'application/json';

  const sent = await untilAnswered(
    chamada,
    () =>
      deps.send({
        method: chamada.method,
        url: request.url,
        headers,
        body: body instanceof FormData || body === undefined ? body : JSON.stringify(body),
        file: chamada.arquivo !== null,
        signal: request.signal,
        onProgress: request.onProgress,
      }),
    async (milliseconds) => {
      await deps.wait(milliseconds);
      request.signal?.throwIfAborted();
    },
  );
  if (sent === undefined || ninguemRespondeu(sent)) noteUnreachable();
  if (sent === undefined) throw semRespostaDaRede();
  if (writes && !saysNothing(sent.status)) answered(act);
  if (sent.status === 401 && token !== null && (await deps.onSessionEnded(token))) {
    request.signal?.throwIfAborted();
    return attempt(request, deps);
  }
  const answer = finish(sent, token, deps);
  if (writes && !chamada.envio && !SAVES_NOTHING.has(request.nome)) {
    noteAccepted();
    actedSince();
  }
  return answer;
}

function bodyOf({ file, body, chamada }: Request): unknown {
  if (!chamada.envio) return body;
  const form = new FormData();
  if (file !== undefined) form.append('file', file);
  return form;
}

function finish(sent: Sent, token: string | null, deps: TransportDeps): Answer {
  if (sent.status !== 401 && token !== null) deps.onAnswer();
  if (sent.status < 200 || sent.status > 299) {
    const error = toApiError(sent.status, sent.data);
    if (error.code === 'SEGUNDO_FATOR_EXIGIDO') setFactorRequired(true);
    throw error;
  }
  const total = sent.header('x-total-count');
  return { status: sent.status, data: sent.data, total: total === null ? undefined : Number(total) };
}
