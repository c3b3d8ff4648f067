import { buffer } from 'node:stream/consumers';
import { forward, serve } from './forward.ts';

/** A proxy that loses answers: the server behind it does its work, and the caller gets no answer. */
export interface LossyProxy {
  readonly url: string;
  /** Complete answers of the server, including lost ones, in order. */
  readonly answers: readonly { readonly status: number; readonly text: string; readonly lost: boolean }[];
  /** Loses the next answer. */
  loseNext(): void;
  stop(): Promise<void>;
}

export async function startLossyProxy(target: string): Promise<LossyProxy> {
  const answers: { status: number; text: string; lost: boolean }[] = [];
  let losing = false;
  const { url, stop } = await serve((incoming, outgoing) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    buffer(incoming)
      .then((body) => forward(target, { method, url: path, headers, body }))
      .then(({ status, headers: said, body }) => {
        const lost = losing;
        losing = false;
        answers.push({ status, text: body.toString('utf8'), lost });
        if (lost) outgoing.socket?.destroy();
        else outgoing.writeHead(status, said).end(body);
      })
      .catch(() => outgoing.destroy());
  });
  return {
    url,
    answers,
    loseNext: () => {
      losing = true;
    },
    stop,
  };
}
