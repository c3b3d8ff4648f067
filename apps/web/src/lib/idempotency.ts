import { allKeys, readJson, removeKey, writeJson } from './storage.ts';

const PREFIX = 'envio:';
const DAY = 24 * 60 * 60 * 1000;

interface Pending {
  readonly chave: string;
  readonly desde: number;
}
const isPending = (value: unknown): value is Pending =>
  typeof value === 'object' &&
  value !== null &&
  'chave' in value &&
  'desde' in value &&
  typeof value.desde === 'number';

// Bodies with a password leave nothing in the browser, not even a hash (T-K3).
const SECRET = /"(senha|senhaAtual|password)":/;
const secret = new Map<string, string>();

/** Route and body; a file counts by name, size and date. */
function fingerprint(method: string, path: string, body: unknown): string {
  return hash(
    `${method} ${path} ${body instanceof FormData ? describeForm(body) : (JSON.stringify(body) ?? '')}`,
  );
}

/**
 * The same key until an answer arrives, even after a reload (E-CHAMADAS-5), so that a repeated click or retry
 * is one act.
 */
export function keyFor(method: string, path: string, body: unknown, now = Date.now()): string {
  const print = fingerprint(method, path, body);
  const hidden = secret.get(print);
  if (hidden !== undefined) return hidden;
  const kept = readJson(PREFIX + print, isPending);
  if (kept !== undefined && now - kept.desde < DAY) return kept.chave;
  const chave = randomKey();
  if (!(body instanceof FormData) && SECRET.test(JSON.stringify(body) ?? '')) secret.set(print, chave);
  else writeJson(PREFIX + print, { chave, desde: now } satisfies Pending);
  return chave;
}

export function answered(method: string, path: string, body: unknown): void {
  const print = fingerprint(method, path, body);
  secret.delete(print);
  removeKey(PREFIX + print);
}

export function dropOldKeys(now = Date.now()): void {
  for (const key of allKeys()) {
    if (!key.startsWith(PREFIX)) continue;
    const kept = readJson(key, isPending);
    if (kept === undefined || now - kept.desde >= DAY) removeKey(key);
  }
}

function describeForm(form: FormData): string {
  return [...form.entries()]
    .map(
      ([name, value]) =>
        `${name}=${value instanceof File ? `${value.name}|${value.size}|${value.lastModified}` : value}`,
    )
    .join('&');
}

// crypto.randomUUID needs https or localhost.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** cyrb53, 53 bits: enough for one person's pending writes, and synchronous. */
function hash(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36) + text.length.toString(36);
}
