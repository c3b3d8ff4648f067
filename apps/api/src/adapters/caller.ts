import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom work is done, to share resources fairly. */
export interface Caller {
  /** An account, or what is known of somebody before the login; '' = the product itself. */
  readonly person: string;
  readonly address: string;
  /** Every queue keeps places for logins. */
  readonly login: boolean;
  /** Aborted when nobody waits for the answer any longer; absent for work that is done whoever leaves. */
  readonly gone?: AbortSignal;
}

/** Nobody hears of it; by it a log and the measures tell who left from who was refused. */
export class CallerLeft extends Error {
  readonly statusCode = 499;

  constructor() {
    super('o cliente foi embora antes da sua vez');
    this.name = 'CallerLeft';
  }
}

/** Jobs, the cli and the seed: no share of their own, only the queue's bounds. */
export const THE_PRODUCT: Caller = { person: '', address: '', login: false };

const scope = new AsyncLocalStorage<Caller>();

export function runFor<T>(caller: Caller, body: () => T): T {
  return scope.run(caller, body);
}

export function currentCaller(): Caller {
  return scope.getStore() ?? THE_PRODUCT;
}
