import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, createClient } from '@instrutoria/contract/client.ts';
import { untilAnswered } from '@instrutoria/contract/retry.ts';

export interface RetryingClient {
  readonly client: Client;
  /** The number of calls so far that needed a second or third attempt. */
  mended(): number;
}

/**
 * Repeats calls like a person's browser over a bad network: the same key, the same pauses, the same number of
 * attempts.
 */
export function createRetryingClient(url: string, token: string | null = null): RetryingClient {
  let mended = 0;
  const client = createClient(async ({ chamada, url: path, body, file, ifMatch }) => {
    const headers: Record<string, string> = {};
    if (token !== null) headers.authorization = `Bearer ${token}`;
    if (chamada.method !== 'GET') headers['idempotency-key'] = randomUUID();
    if (ifMatch !== undefined) headers['if-match'] = `"${ifMatch}"`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const form = new FormData();
    if (file !== undefined) form.append('file', file, 'arquivo');
    const content = chamada.envio ? form : body === undefined ? null : JSON.stringify(body);
    const failures: string[] = [];
    const answer = await untilAnswered(
      chamada,
      async () => {
        try {
          const { status, headers: said, ...rest } = await once(url + path, chamada.method, headers, content);
          if (status >= 500) failures.push(`${status} ${rest.text.slice(0, 200)}`);
          return { status, said, ...rest };
        } catch (error) {
          // fetch throws TypeError for a broken connection; any other error is the test's own.
          if (!(error instanceof TypeError)) throw error;
          failures.push(String(error.cause ?? error));
          return undefined;
        }
      },
      async (milliseconds) => void (await pause(milliseconds)),
    );
    if (answer === undefined || answer.status > 299) {
      throw new Error(`${chamada.method} ${path}: ${[...failures, answer?.text].join(' | ')}`);
    }
    if (failures.length > 0) mended += 1;
    const { status, bytes, text, said } = answer;
    const total = said.get('x-total-count');
    const data =
      chamada.arquivo !== null
        ? new Blob([Uint8Array.from(bytes)])
        : text === ''
          ? undefined
          : (JSON.parse(text) as unknown);
    return { status, data, total: total === null ? undefined : Number(total) };
  });
  return { client, mended: () => mended };
}

async function once(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: FormData | string | null,
) {
  const answer = await fetch(url, { method, headers, body });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes, text: bytes.toString('utf8') };
}
