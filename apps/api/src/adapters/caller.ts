import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom work is done, as far as shares of it are concerned. */
export interface Caller {
  /** An account, or what is known of somebody before the login; '' = the product itself. */
  readonly person: string;
  /** The network address, as network.ts tells it; '' = the product itself. */
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
