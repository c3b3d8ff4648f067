import { AsyncLocalStorage } from 'node:async_hooks';

/** The person and address that work is done for, so that each gets a share of scarce resources. */
export interface Caller {
  /** An account id; before the login the network of the address (/64 in IPv6); '' for the product itself. */
  readonly person: string;
  readonly address: string;
  /** Aborted when the caller has closed the connection; absent for work that continues without a caller. */
  readonly gone?: AbortSignal;
}

/**
 * Thrown for a caller who closed the connection. No answer reaches them; log and metrics count them apart
 * from refused callers.
 */
export class CallerLeft extends Error {
  readonly statusCode = 499;

  constructor() {
    super('o cliente foi embora antes da sua vez');
    this.name = 'CallerLeft';
  }
}

/** The caller of jobs, the cli and the seed: they have no share, only the queue's limits. */
export const THE_PRODUCT: Caller = { person: '', address: '' };

const scope = new AsyncLocalStorage<Caller>();

export function runFor<T>(caller: Caller, body: () => T): T {
  return scope.run(caller, body);
}

export function currentCaller(): Caller {
  return scope.getStore() ?? THE_PRODUCT;
}
