import { readFileSync, statSync } from 'node:fs';
import type { Request } from './scenarios.ts';
import type { Statement } from './statements.ts';

const ATTEMPTS = 20;

/** One request and what the application asked its database for it. */
export interface Recorded {
  readonly statements: readonly Statement[];
  /** Bytes of the answer's body. */
  readonly bytes: number;
}

/** The statements of one request, from the file that the recording application writes. Throws unless it answers 2xx. */
export async function record(url: string, file: string, request: Request): Promise<Recorded> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = statSync(file).size;
    const answer = await fetch(url + request.path, request);
    const body = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${request.path}: ${answer.status} ${Buffer.from(body).toString()}`);
    const lines = readFileSync(file).subarray(before).toString('utf8').trim().split('\n');
    const statements = lines.map((line) => JSON.parse(line) as Statement);
    // The mail queue works in the same process: what it asks meanwhile is not this request's.
    const clean = statements.every(({ text }) => !/pgboss|segredo|sessao" set|set ultimo_uso/i.test(text));
    if (clean && startsWithTheSession(statements)) return { statements, bytes: body.byteLength };
  }
  throw new Error(`${request.path}: its statements never stood alone`);
}

function startsWithTheSession(statements: readonly Statement[]): boolean {
  const [first, ...others] = statements;
  return first?.text.includes('from sessao') === true && others.every(({ name }) => name !== 'sessao-viva');
}
