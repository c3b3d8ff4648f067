import { Agent, type IncomingMessage, request } from 'node:http';
import type { ErrorBody } from '@instrutoria/contract/error-body.ts';

/** A received answer. */
export interface Reply<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  /** The raw text; binary answers are latin1. */
  readonly text: string;
  readonly body: T;
}

/** The request, for code that watches every answer of a run (canary.ts). */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly token: string | null;
}
type Watcher = (sent: Sent, reply: Reply) => void;
const watchers = new Set<Watcher>();

/** Calls `watcher` for every answer that `send` gets, until the returned function is called. */
export function watchAnswers(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

let insists = false;

/**
 * Repeats requests answered with 503, as the pages do, until the returned function is called: in a race only
 * the end counts, and on a slow machine thirty requests may wait for one row longer than the database allows.
 */
export function insistWhenBusy(): () => void {
  insists = true;
  return () => {
    insists = false;
  };
}

export interface SendOptions {
  readonly token?: string | null | undefined;
  readonly body?: unknown;
  /** A file for the field `file` of a multipart body. */
  readonly file?: { readonly bytes: Uint8Array; readonly name?: string; readonly type?: string };
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

// Closed sooner than by the server (10 s): a write into a connection that is being closed gets no answer.
const agent = new Agent({ keepAlive: true, timeout: 3000 });

/** Sends a request without `fetch`, which takes twice the CPU time. */
function ask(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Answer> {
  const { promise, resolve, reject: end } = Promise.withResolvers<Answer>();
  // The same error as from `fetch`, by which callers recognise a broken connection.
  const reject = (cause: Error): void => end(new TypeError('fetch failed', { cause }));
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const sent = request(url, { agent, method, headers: { ...length, ...headers } }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('error', reject);
    answer.on('end', () =>
      resolve({ status: answer.statusCode ?? 0, headers: headersOf(answer), bytes: Buffer.concat(parts) }),
    );
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i + 1 < rawHeaders.length; i += 2)
    headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '');
  return headers;
}

async function askWithFile(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  { bytes, name, type }: NonNullable<SendOptions['file']>,
): Promise<Answer> {
  const form = new FormData();
  const blob = new Blob([Uint8Array.from(bytes)], { type: type ?? 'application/octet-stream' });
  form.append('file', blob, name ?? 'arquivo.bin');
  const answer = await fetch(url, { method, redirect: 'manual', headers, body: form });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** Sends one real HTTP request; `T` is what the test expects of the body. */
export async function send<T = unknown>(
  url: string,
  method: string,
  path: string,
  { token = null, body, file, headers: own = {} }: SendOptions = {},
): Promise<Reply<T>> {
  const asked = {
    accept: '*/*',
    'user-agent': 'node',
    // As it is: what leaves compressed is compression.test.ts's affair.
    'accept-encoding': 'identity',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const json = file === undefined && body !== undefined ? { 'content-type': 'application/json' } : {};
  const all = { ...asked, ...json, ...own };
  const once = () =>
    file === undefined
      ? ask(url + path, method, all, body === undefined ? undefined : JSON.stringify(body))
      : askWithFile(url + path, method, all, file);
  let answer = await once();
  while (insists && answer.status === 503) answer = await once();
  const { status, headers, bytes } = answer;
  const text = bytes.toString('utf8');
  const ehJson = /[/+]json\b/.test(headers.get('content-type') ?? '');
  const parsed: unknown = ehJson && text !== '' ? JSON.parse(text) : undefined;
  const reply = { status, headers, text, body: parsed as T };
  for (const watcher of watchers) watcher({ method, path, token }, reply);
  return reply;
}

/** The problem document of a refusal. */
export type Problem = Reply<ErrorBody>;
