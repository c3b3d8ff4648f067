import { randomHex } from '../hex.ts';
import { allKeys, readJson, removeKey, writeJson } from '../session/storage.ts';

const PREFIX = 'envio:';
const DAY = 24 * 60 * 60 * 1000;

interface Pending {
  readonly chave: string;
  readonly desde: number;
  /** Whether the act creates something. */
  readonly cria: boolean;
}
const isPending = (value: unknown): value is Pending =>
  typeof value === 'object' &&
  value !== null &&
  'chave' in value &&
  'desde' in value &&
  typeof value.desde === 'number' &&
  'cria' in value;

// The browser stores nothing of a body with a password, not even a hash (T-K3).
const SECRET = /"(senha|senhaAtual|password)":/;
const secret = new Map<string, Pending>();

/** The method, address, body and version of a write. */
export interface Act {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly ifMatch: number | undefined;
  readonly cria: boolean;
}

/** A file counts by its name, size and date. */
function fingerprint({ method, path, body, ifMatch }: Act): string {
  const content = body instanceof FormData ? describeForm(body) : (JSON.stringify(body) ?? '');
  return hash(`${method} ${path} ${ifMatch ?? ''} ${content}`);
}

/**
 * Keeps the same key until an answer arrives, even after a reload (E-CHAMADAS-5), so that a repeated click or
 * retry is one act.
 */
export function keyFor(act: Act, now = Date.now()): string {
  const { body, cria } = act;
  const print = fingerprint(act);
  const hidden = secret.get(print);
  if (hidden !== undefined) return hidden.chave;
  const kept = readJson(PREFIX + print, isPending);
  if (kept !== undefined && now - kept.desde < DAY) return kept.chave;
  const pending: Pending = { chave: randomHex(16), desde: now, cria };
  if (!(body instanceof FormData) && SECRET.test(JSON.stringify(body) ?? '')) secret.set(print, pending);
  else writeJson(PREFIX + print, pending);
  return pending.chave;
}

export function answered(act: Act): void {
  const print = fingerprint(act);
  secret.delete(print);
  removeKey(PREFIX + print);
}

function dropKeys(when: (pending: Pending) => boolean): void {
  for (const key of allKeys()) {
    if (!key.startsWith(PREFIX)) continue;
    const kept = readJson(key, isPending);
    if (kept === undefined || when(kept)) removeKey(key);
  }
}

export function dropOldKeys(now = Date.now()): void {
  dropKeys(({ desde }) => now - desde >= DAY);
}

/**
 * Called after another act, which may have undone a pending one: repeating that is then a new act. Only an
 * act that creates something keeps its key, since it would create it twice.
 */
export function actedSince(): void {
  for (const [print, { cria }] of secret) if (!cria) secret.delete(print);
  dropKeys(({ cria }) => !cria);
}

function describeForm(form: FormData): string {
  return [...form.entries()]
    .map(
      ([name, value]) =>
        `${name}=${value instanceof File ? `${value.name}|${value.size}|${value.lastModified}` : value}`,
    )
    .join('&');
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
