import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A network that loses answers: what it stands in front of does its work, the caller never hears of it. */
export interface LossyProxy {
  readonly url: string;
  /** Whole answers of the server, those that were lost included, in order. */
  readonly answers: readonly { readonly status: number; readonly text: string; readonly lost: boolean }[];
  /** The next answer is lost. */
  loseNext(): void;
  stop(): Promise<void>;
}

export async function startLossyProxy(target: string): Promise<LossyProxy> {
  const answers: { status: number; text: string; lost: boolean }[] = [];
  let losing = false;
  const server = createServer((incoming, outgoing) => {
    forward(target, incoming, outgoing, (status, bytes) => {
      const lost = losing;
      losing = false;
      answers.push({ status, text: bytes.toString('utf8'), lost });
      if (lost) outgoing.socket?.destroy();
      return !lost;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    answers,
    loseNext: () => {
      losing = true;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends the request on and, once the whole answer is there, asks `keep` whether the caller gets it. */
function forward(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  keep: (status: number, bytes: Buffer) => boolean,
): void {
  const { hostname, port } = new URL(target);
  const { method, url, headers } = incoming;
  const onward = request({ hostname, port, method, path: url, headers, agent: false }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const bytes = Buffer.concat(chunks);
      if (!keep(answer.statusCode ?? 0, bytes)) return;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      outgoing.end(bytes);
    });
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
