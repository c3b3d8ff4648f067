import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom work is done, so that each has a share of what is scarce. */
export interface Caller {
  /** An account; before the login the network of the address (/64 of IPv6); '' = the product itself. */
  readonly person: string;
  readonly address: string;
  /** Aborted when the caller has closed the connection; absent for work that goes on without its caller. */
  readonly gone?: AbortSignal;
}

/** No answer reaches them; log and metrics tell a caller who left from one who was refused. */
export class CallerLeft extends Error {
  readonly statusCode = 499;

  constructor() {
    super('o cliente foi embora antes da sua vez');
    this.name = 'CallerLeft';
  }
}

/** Jobs, the cli and the seed: no share for each, only the queue's bounds. */
export const THE_PRODUCT: Caller = { person: '', address: '' };

const scope = new AsyncLocalStorage<Caller>();

export function runFor<T>(caller: Caller, body: () => T): T {
  return scope.run(caller, body);
}

export function currentCaller(): Caller {
  return scope.getStore() ?? THE_PRODUCT;
}
