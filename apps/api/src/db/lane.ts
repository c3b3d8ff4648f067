import type pg from 'pg';
import { TypedClient } from './pg-types.ts';

/**
 * One connection that all callers share at once: what they ask in one turn of the event loop travels together, and
 * nobody waits for another's answer before asking (pg's pipeline mode). Only for statements that read single rows by
 * their key and wait for no lock: an answer comes after all that were asked before it.
 */
export class Lane {
  readonly #config: pg.ClientConfig;
  #opening: Promise<TypedClient> | null = null;
  #ready: TypedClient | null = null;
  #closed = false;

  constructor(config: pg.ClientConfig) {
    this.#config = { ...config, pipeline: true };
  }

  /** As pg's own. Connects when there is no connection (any more); rejects as a pool would when there can be none. */
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
    // Unheard, the event would end the process; the pool, which loses its own at the same time, writes the log line.
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
