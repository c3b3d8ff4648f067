import type { FastifyInstance } from 'fastify';

/**
 * No call needs half of either; deeper values exhaust the stack, more of them block the event loop (T-C1,
 * D60).
 */
const PROFUNDIDADE = 64;
const VALORES = 20_000;

class UnreadableBody extends SyntaxError {
  readonly statusCode = 400;
}

class TooManyValues extends Error {
  readonly code = 'FST_ERR_CTP_BODY_TOO_LARGE';
}

/**
 * Refuses in one pass over the text, before it is parsed: nesting beyond PROFUNDIDADE, more values than
 * VALORES.
 */
function refusalOf(json: string): Error | null {
  let profundidade = 0;
  let valores = 0;
  let emTexto = false;
  for (let i = 0; i < json.length; i += 1) {
    const c = json.charCodeAt(i);
    if (emTexto) {
      if (c === 0x5c) i += 1;
      else if (c === 0x22) emTexto = false;
    } else if (c === 0x22) emTexto = true;
    else if (c === 0x5b || c === 0x7b) {
      profundidade += 1;
      if (profundidade > PROFUNDIDADE) return new UnreadableBody('nested too deeply');
    } else if (c === 0x5d || c === 0x7d) profundidade -= 1;
    else if (c === 0x2c) {
      valores += 1;
      if (valores > VALORES) return new TooManyValues('too many values');
    }
  }
  return null;
}

/** Refuses deep nesting, many values, and keys that change prototypes. */
export function registerJsonBody(app: FastifyInstance): void {
  const padrao = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body);
    const refusal = refusalOf(json);
    if (refusal !== null) done(refusal);
    else void padrao(request, json, done);
  });
}
