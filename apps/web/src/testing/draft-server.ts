import { type Client, createClient } from '@instrutoria/contract/client.ts';
import type { Sent, ToSend } from '../lib/server/send.ts';
import { createTransport } from '../lib/server/transport.ts';

export interface KeptDraft {
  readonly versao: number;
  readonly body: Record<string, unknown>;
  readonly submitted: boolean;
}
interface Act {
  readonly method: string;
  readonly url: string;
  readonly body: Record<string, unknown>;
  readonly ifMatch: string | undefined;
}

/** The server's rules for drafts, keys and versions, in memory, for tests of the client alone. */
export function draftServer(onSessionEnded: () => void = () => undefined) {
  const drafts = new Map<number, KeptDraft>();
  const answers = new Map<string, { body: string; answer: Sent }>();
  const acts: Act[] = [];
  let lost = 0;
  let refusal: Sent | undefined;
  let gate: Promise<void> = Promise.resolve();
  let next = 40;
  let requests = 0;

  const answer = (status: number, data: unknown): Sent => ({ status, data, header: () => null });
  const stale = (kept: KeptDraft | undefined, ifMatch: string | undefined) =>
    kept !== undefined && ifMatch !== undefined && ifMatch !== `"${kept.versao}"`;

  function act({ method, url, headers, body }: ToSend): Sent {
    const parsed = (body === undefined ? {} : JSON.parse(String(body))) as Record<string, unknown>;
    const ifMatch = headers['if-match'];
    const sentId = method === 'DELETE' ? Number(url.split('/').at(-1)) : parsed.id;
    const id = typeof sentId === 'number' ? sentId : undefined;
    const kept = id === undefined ? undefined : drafts.get(id);
    if (stale(kept, ifMatch)) return answer(412, { code: 'VERSAO', message: 'mudou', versao: kept?.versao });
    if (method === 'DELETE') {
      acts.push({ method, url, body: parsed, ifMatch });
      drafts.delete(id ?? 0);
      return answer(204, undefined);
    }
    if (id !== undefined && kept === undefined)
      return answer(404, { code: 'NAO_ENCONTRADO', message: 'não há' });
    acts.push({ method, url, body: parsed, ifMatch });
    next += id === undefined ? 1 : 0;
    const stored = {
      versao: (kept?.versao ?? 0) + 1,
      body: { ...kept?.body, ...parsed },
      submitted: url === '/api/projeto',
    };
    drafts.set(id ?? next, stored);
    return answer(id === undefined ? 201 : 200, {
      id: id ?? next,
      versao: stored.versao,
      atualizadoEm: '2026-11-20T14:32:00.000Z',
    });
  }

  async function send(request: ToSend): Promise<Sent | undefined> {
    requests += 1;
    await gate;
    const key = request.headers['idempotency-key'] ?? '';
    let known = answers.get(key);
    if (known === undefined || known.body !== String(request.body)) {
      if (refusal !== undefined) return refusal;
      const given = act(request);
      if (given.status >= 300) return given;
      known = { body: String(request.body), answer: given };
      answers.set(key, known);
    } else if (refusal?.status === 401) return refusal;
    if (lost === 0) return known.answer;
    lost -= 1;
    return undefined;
  }

  const client: Client = createClient(
    createTransport({
      send,
      token: () => 't',
      onSessionEnded: () => {
        onSessionEnded();
        return undefined;
      },
      onAnswer: () => undefined,
      wait: async () => undefined,
    }),
  );
  return {
    client,
    acts,
    drafts,
    /** The number of requests, including refused ones. */
    requests: () => requests,
    /** Loses the next `n` answers; the requests are carried out. */
    loseAnswers: (n: number) => {
      lost = n;
    },
    refuse: (
      status: number | undefined,
      data: Record<string, unknown> = { code: 'X', message: 'recusado' },
    ) => {
      refusal = status === undefined ? undefined : answer(status, data);
    },
    /** Holds every request back until the returned function is called. */
    hold: (): (() => void) => {
      let open = (): void => undefined;
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return open;
    },
    /** Simulates a save by another machine. */
    change: (id: number, body: Record<string, unknown>) => {
      const kept = drafts.get(id);
      if (kept !== undefined)
        drafts.set(id, { ...kept, versao: kept.versao + 1, body: { ...kept.body, ...body } });
    },
  };
}
