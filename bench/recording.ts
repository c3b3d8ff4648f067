import { readFileSync, statSync } from 'node:fs';
import type { Request } from './scenarios.ts';
import type { Statement } from './statements.ts';

const ATTEMPTS = 20;

/**
 * Work that goes on in the same process: the mail queue, and the sealing of the trail, which follows a save so closely
 * that two recordings could have it in the same place. Nobody may seal a row twice, so that its repetition is refused.
 */
const NOT_THE_REQUEST = /pgboss|\belo\b/;

/** One request and what the application asked its database for it. */
export interface Recorded {
  readonly statements: readonly Statement[];
  /** Bytes of the answer's body. */
  readonly bytes: number;
}

/**
 * The statements of one request, from the file that the recording application writes: those of two successive
 * requests that asked the same, for other work goes on in the same process. Throws unless it answers 2xx.
 */
export async function record(url: string, file: string, request: Request): Promise<Recorded> {
  let earlier = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const recorded = await once(url, file, request);
    const texts = JSON.stringify(recorded.statements.map(({ text }) => text));
    if (texts === earlier && !NOT_THE_REQUEST.test(texts)) return recorded;
    earlier = texts;
  }
  throw new Error(`${request.path}: its statements never stood alone`);
}

async function once(url: string, file: string, request: Request): Promise<Recorded> {
  const before = statSync(file).size;
  const answer = await fetch(url + request.path, request);
  const body = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${request.path}: ${answer.status} ${Buffer.from(body).toString()}`);
  const lines = readFileSync(file).subarray(before).toString('utf8').trim().split('\n');
  return { statements: lines.map((line) => JSON.parse(line) as Statement), bytes: body.byteLength };
}
