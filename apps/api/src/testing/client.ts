import type { ErrorBody } from '@instrutoria/contract/error-body.ts';

/** An answer as it came over the wire. */
export interface Reply<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  /** The raw text; binary answers are latin1. */
  readonly text: string;
  readonly body: T;
}

/** What was asked, for whoever watches every answer of a run (canary.ts). */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly token: string | null;
}
type Watcher = (sent: Sent, reply: Reply) => void;
const watchers = new Set<Watcher>();

/** Tells `watcher` of every answer that `send` brings, until the returned function is called. */
export function watchAnswers(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export interface SendOptions {
  readonly token?: string | null | undefined;
  readonly body?: unknown;
  /** A file for the field `file` of a multipart body. */
  readonly file?: { readonly bytes: Uint8Array; readonly name?: string; readonly type?: string };
  readonly headers?: Readonly<Record<string, string>>;
}

function payload({ body, file }: SendOptions): { body?: FormData | string; headers: Record<string, string> } {
  if (file !== undefined) {
    const form = new FormData();
    const blob = new Blob([Uint8Array.from(file.bytes)], { type: file.type ?? 'application/octet-stream' });
    form.append('file', blob, file.name ?? 'arquivo.bin');
    return { body: form, headers: {} };
  }
  if (body === undefined) return { headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** Sends one real HTTP request; `T` is what the test expects of the body. */
export async function send<T = unknown>(
  url: string,
  method: string,
  path: string,
  options: SendOptions = {},
): Promise<Reply<T>> {
  const { body, headers } = payload(options);
  const answer = await fetch(url + path, {
    method,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
    headers: {
      // As it is: what leaves compressed is compression.test.ts's affair.
      'accept-encoding': 'identity',
      ...headers,
      ...(options.token === undefined || options.token === null
        ? {}
        : { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
  });
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  const ehJson = /[/+]json\b/.test(answer.headers.get('content-type') ?? '');
  const parsed: unknown = ehJson && text !== '' ? JSON.parse(text) : undefined;
  const reply = { status: answer.status, headers: answer.headers, text, body: parsed as T };
  for (const watcher of watchers) watcher({ method, path, token: options.token ?? null }, reply);
  return reply;
}

/** The problem document of a refusal. */
export type Problem = Reply<ErrorBody>;
