import type pg from 'pg';
import './pg-types.ts';
import { answerOf, TurnClient } from './client.ts';
import type { Sender } from './query.ts';
import { insideTransactionOf } from './transaction-scope.ts';

/**
 * One connection that all callers share at once (pg's pipeline mode): what they ask in one turn of the event
 * loop travels together. Only for reads of single rows by key, without locks: answers come in the order of
 * asking.
 */
export class Lane implements Sender {
  readonly #config: pg.ClientConfig;
  #opening: Promise<pg.Client> | null = null;
  #ready: pg.Client | null = null;
  #closed = false;

  constructor(config: pg.ClientConfig) {
    this.#config = config;
  }

  /** As pg's own. Reconnects when needed; rejects as a pool would. */
  query<R extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<R>> {
    if (this.#ready !== null) return answerOf<R>(this.#ready, config);
    this.#opening ??= this.#open();
    return this.#opening.then((client) => answerOf<R>(client, config));
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = this.#ready;
    this.#ready = null;
    await client?.end();
  }

  async #open(): Promise<pg.Client> {
    if (this.#closed) throw new Error('Connection terminated');
    const client = new TurnClient(this.#config);
    const forget = () => {
      if (this.#ready === client) this.#ready = null;
    };
    // Without a listener the event would end the process; the pool logs the same loss.
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      this.#ready = client;
      return client;
    } finally {
      this.#opening = null;
    }
  }
}

const lanes = new WeakMap<Sender, Lane>();

/** From here on what reads by key from this pool travels over its lane. */
export function giveLane(pool: Sender, lane: Lane): void {
  lanes.set(pool, lane);
}

/**
 * Where a single row by its key, or the few calls there are, are best read: the pool's lane, which wakes no connection of its own; a transaction
 * itself, whose writes are to be seen.
 */
export function byKey(db: Sender): Sender {
  // The pool itself throws there: such a read would not see what the transaction wrote.
  return insideTransactionOf(db) ? db : (lanes.get(db) ?? db);
}
