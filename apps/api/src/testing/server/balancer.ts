import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { forward, type Passed, type Passing, serve } from './forward.ts';

/** A proxy before several processes of the product. */
export interface Balancer {
  readonly url: string;
  stop(): Promise<void>;
}

const CHECK_MS = 200;
const PASSING = new Set([502, 503]);

/**
 * A balancer without installation that keeps the rules of docs/operacao.md: it asks each process whether it
 * is ready, takes turns, tries the next one where nothing was sent yet or where the call only reads, and
 * answers 502 when a write's answer was lost.
 */
export async function startOwnBalancer(targets: readonly string[]): Promise<Balancer> {
  const ready = new Set(targets);
  let turn = 0;
  const check = async (target: string): Promise<void> => {
    const asked = { method: 'GET', url: '/saude/pronta', headers: { host: 'localhost' }, body: Buffer.of() };
    const status = await forward(target, asked).then((answer) => answer.status, String);
    if (status === 200) ready.add(target);
    else ready.delete(target);
  };
  const checks = setInterval(() => void Promise.all(targets.map(check)), CHECK_MS);

  async function balance(passing: Passing): Promise<Passed> {
    turn += 1;
    const order = targets.map((_, i) => targets[(turn + i) % targets.length] ?? '');
    const candidates = [...order.filter((one) => ready.has(one)), ...order.filter((one) => !ready.has(one))];
    let last: Passed = { status: 502, headers: {}, body: Buffer.from('nobody answers') };
    for (const target of candidates) {
      try {
        const answer = await forward(target, passing);
        if (passing.method !== 'GET' || !PASSING.has(answer.status)) return answer;
        last = answer;
      } catch (error) {
        const unsent = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
        if (!unsent && passing.method !== 'GET') return last;
      }
    }
    return last;
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers, socket } = incoming;
    const claimed = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? ''].flat().join(', ');
    const body = await buffer(incoming);
    const answer = await balance({ method, url, headers: { ...headers, 'x-forwarded-for': claimed }, body });
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  }

  const { url, stop } = await serve((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  return {
    url,
    async stop() {
      clearInterval(checks);
      await stop();
    },
  };
}
