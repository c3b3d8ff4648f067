import type { World } from './world.ts';
import { draftOf } from './world.ts';

/** One HTTP request, ready to be sent by fetch and by autocannon. */
export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A call that is measured, as each caller sends it. */
export interface Scenario {
  readonly nome: string;
  readonly requests: readonly Request[];
  /** Statements that only check who may do this (session, relation), at the front. */
  readonly checks: number;
}

/** The hot reads and the write that saves the wizard. */
export function scenariosOf({ pessoaId, callers, projeto }: World): Scenario[] {
  const read = (nome: string, path: string, checks: number): Scenario => ({
    nome,
    checks,
    requests: callers.map(({ token }) => ({ method: 'GET', path, headers: withToken(token) })),
  });
  return [
    read('GET projeto/projeto/{id}', `/api/projeto/projeto/${projeto.id}`, 2),
    read('GET projeto/rascunho/{id}', `/api/projeto/rascunho/${pessoaId}`, 1),
    read('GET edital', '/api/edital', 1),
    {
      nome: 'POST projeto/rascunho',
      checks: 0,
      requests: callers.map(({ rascunho: { id, token } }) => ({
        method: 'POST',
        path: '/api/projeto/rascunho',
        headers: { ...withToken(token), 'content-type': 'application/json' },
        body: JSON.stringify({ ...draftOf(projeto), id }),
      })),
    },
  ];
}

/** The header of a login. */
export function withToken(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
