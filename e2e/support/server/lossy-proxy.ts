import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { freePort } from './free-port.ts';

export interface Loss {
  readonly method: string;
  readonly path: RegExp;
  /** The matching requests that lose their responses, counted from 1. */
  readonly answers: readonly number[];
}

/** A proxy that loses responses: the server does its work, the caller gets no response. */
export interface LossyProxy {
  readonly url: string;
  /** The matching requests so far, the lost ones included, with the server's status. */
  readonly seen: readonly { readonly lost: boolean; readonly status: number; readonly key: string | null }[];
  stop(): Promise<void>;
}

/**
 * Starts a proxy before `target` that drops the connection after the server has completed a chosen response.
 */
export async function startLossyProxy(target: string, loss: Loss): Promise<LossyProxy> {
  const seen: LossyProxy['seen'][number][] = [];
  let matching = 0;
  const server = createServer((incoming, outgoing) => {
    const matches = incoming.method === loss.method && loss.path.test(incoming.url ?? '');
    if (matches) matching += 1;
    const isLost = matches && loss.answers.includes(matching);
    forward(target, incoming, outgoing, (status) => {
      if (matches) seen.push({ lost: isLost, status, key: header(incoming, 'idempotency-key') });
      if (isLost) outgoing.socket?.destroy();
      return !isLost;
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, seen, stop: () => close(server) };
}

/** Forwards the request and, once the response is complete, asks `keep` whether the caller gets it. */
function forward(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  keep: (status: number) => boolean,
): void {
  const { hostname, port } = new URL(target);
  const onward = request(
    { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers, agent: false },
    (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        if (!keep(answer.statusCode ?? 0)) return;
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        outgoing.end(Buffer.concat(chunks));
      });
    },
  );
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

function header(incoming: IncomingMessage, name: string): string | null {
  const value = incoming.headers[name];
  return typeof value === 'string' ? value : null;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
