import { buffer } from 'node:stream/consumers';
import { forward, serve } from './forward.ts';

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
