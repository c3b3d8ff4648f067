import type { FastifyInstance } from 'fastify';

/** No call takes anything half as deep; deeper values exhaust the stack of whoever walks through them (T-C1). */
const PROFUNDIDADE = 64;

/** Whether brackets open deeper than PROFUNDIDADE outside of strings. One pass. */
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

/** A body nobody can read: 400 (E-CHAMADAS-3). */
class UnreadableBody extends SyntaxError {
  readonly statusCode = 400;
}

/** Reads application/json; refuses what is nested too deeply, and the keys that reach into prototypes. */
export function registerJsonBody(app: FastifyInstance): void {
  const padrao = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (fundoDemais(String(body))) done(new UnreadableBody('nested too deeply'));
    else void padrao(request, String(body), done);
  });
}
