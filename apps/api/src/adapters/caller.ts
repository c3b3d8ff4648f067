import { AsyncLocalStorage } from 'node:async_hooks';
import { isIPv6 } from 'node:net';

/** For whom work is done, as far as shares of it are concerned. */
export interface Caller {
  /** An account, or what is known of somebody before the login; '' = the product itself. */
  readonly person: string;
  /** The network address, as addressShare tells it; '' = the product itself. */
  readonly address: string;
  /** Whether this is a login, for which every queue keeps places. */
  readonly login: boolean;
}

/** Jobs, the cli and the seed: they have no share of their own, only the whole queue's bounds. */
export const THE_PRODUCT: Caller = { person: '', address: '', login: false };

const scope = new AsyncLocalStorage<Caller>();

/** Runs `body` for this caller: queues that it meets, however deep, count it as his. */
export function runFor<T>(caller: Caller, body: () => T): T {
  return scope.run(caller, body);
}

/** Who is being served here. */
export function currentCaller(): Caller {
  return scope.getStore() ?? THE_PRODUCT;
}

/** Whoever has one IPv6 address has the other 2^64 of its network too: these count as one. */
export function addressShare(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
