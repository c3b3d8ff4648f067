import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { type Client, createClient } from '@instrutoria/contract/client.ts';
import type { Chamada } from '@instrutoria/contract/route.ts';
import { chamadas } from '@instrutoria/contract/tabela.gerada.ts';
import { SEM_CONEXAO } from '../lib/server/failure.ts';
import type { Sent, ToSend } from '../lib/server/send.ts';
import { createTransport } from '../lib/server/transport.ts';
import { expirarSessao, sessaoAtual } from '../lib/session/session.ts';

/** A kind of failure, and the text that the person must see. */
export interface Fault {
  readonly name: string;
  readonly sent: Sent | undefined;
  readonly text: string;
  /** The id to report to the operators. */
  readonly id: string | undefined;
}

const refusal = (status: number, more: object = {}): Fault => {
  const message = `recusado com ${status}`;
  return {
    name: String(status),
    sent: { status, data: { code: `C${status}`, message, ...more }, header: () => null },
    text: message,
    id: undefined,
  };
};

/** Every kind of failure in K13. A 500 has an id. */
export const FAULTS: readonly Fault[] = [
  { name: 'network', sent: undefined, text: SEM_CONEXAO, id: undefined },
  { ...refusal(500, { id: 'falha-500' }), id: 'falha-500' },
  ...[403, 404, 409, 412, 422].map((status) => refusal(status)),
];

function matches(call: Chamada, request: ToSend): boolean {
  const [path] = request.url.split('?');
  const pattern = new RegExp(`^${call.path.replace(/:[A-Za-z]+/g, '[^/]+')}$`);
  return call.method === request.method && pattern.test(path ?? '');
}

function nameOf(request: ToSend): NomeDaChamada {
  const names = Object.keys(chamadas) as NomeDaChamada[];
  // Prefers a path without parameters to one whose parameter would also match.
  const found = names
    .filter((name) => matches(chamadas[name], request))
    .sort((a, b) => Number(chamadas[a].path.includes(':')) - Number(chamadas[b].path.includes(':')));
  const [name] = found;
  if (name === undefined) throw new Error(`no call ${request.method} ${request.url}`);
  return name;
}

/** A function answers from the other answers. */
export type Answers = Partial<Record<NomeDaChamada, unknown>>;

/** The typed client with answers from a table, in which one call at a time can fail. */
export function faultyClient(usual: Answers) {
  let answers = usual;
  let failing: { readonly call: NomeDaChamada; readonly fault: Fault } | null = null;
  const asked: NomeDaChamada[] = [];
  const send = (request: ToSend): Promise<Sent | undefined> => {
    const name = nameOf(request);
    asked.push(name);
    if (failing?.call === name) return Promise.resolve(failing.fault.sent);
    const answer = answers[name];
    const data: unknown = typeof answer === 'function' ? answer(answers) : answer;
    return Promise.resolve({ status: data === undefined ? 204 : 200, data, header: () => null });
  };
  const client: Client = createClient(
    createTransport({
      send,
      token: () => sessaoAtual()?.token ?? null,
      onSessionEnded: () => {
        expirarSessao();
        return undefined;
      },
      onAnswer: () => undefined,
      wait: async () => undefined,
    }),
  );
  return {
    client,
    asked,
    fail: (call: NomeDaChamada, fault: Fault) => {
      failing = { call, fault };
    },
    mend: () => {
      failing = null;
    },
    /** Changes the answers to the calls in `other`. */
    answerWith: (other: Answers) => {
      answers = { ...usual, ...other };
    },
  };
}
