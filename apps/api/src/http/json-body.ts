import type { FastifyInstance } from 'fastify';

/** No call needs half of it; deeper values exhaust the stack (T-C1). */
const PROFUNDIDADE = 64;

function fundoDemais(json: string): boolean {
  let profundidade = 0;
  let emTexto = false;
  for (let i = 0; i < json.length; i += 1) {
    const c = json.charCodeAt(i);
    if (emTexto) {
      if (c === 0x5c) i += 1;
      else if (c === 0x22) emTexto = false;
    } else if (c === 0x22) emTexto = true;
    else if (c === 0x5b || c === 0x7b) {
      profundidade += 1;
      if (profundidade > PROFUNDIDADE) return true;
    } else if (c === 0x5d || c === 0x7d) profundidade -= 1;
  }
  return false;
}

class UnreadableBody extends SyntaxError {
  readonly statusCode = 400;
}

/** Refuses deep nesting, and keys that reach prototypes. */
export function registerJsonBody(app: FastifyInstance): void {
  const padrao = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (fundoDemais(String(body))) done(new UnreadableBody('nested too deeply'));
    else void padrao(request, String(body), done);
  });
}
