import type pg from 'pg';
import { TypedClient } from './pg-types.ts';

/**
 * One connection that all callers share at once (pg's pipeline mode): what they ask in one turn of the event
 * loop travels together. Only for reads of single rows by key, without locks: answers come in the order of
 * asking.
 */
export class Lane {
  readonly #config: pg.ClientConfig;
  #opening: Promise<TypedClient> | null = null;
  #ready: TypedClient | null = null;
  #closed = false;

  constructor(config: pg.ClientConfig) {
    this.#config = { ...config, pipeline: true };
  }

  /** As pg's own. Reconnects when needed; rejects as a pool would. */
  query<R extends pg.QueryResultRow>(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult<R>> {
    if (this.#ready !== null) return this.#ready.query<R>(config, values);
    this.#opening ??= this.#open();
    return this.#opening.then((client) => client.query<R>(config, values));
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = this.#ready;
    this.#ready = null;
    await client?.end();
  }

  async #open(): Promise<TypedClient> {
    if (this.#closed) throw new Error('Connection terminated');
    const client = new TypedClient(this.#config);
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
