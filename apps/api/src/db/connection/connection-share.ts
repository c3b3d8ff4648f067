import type pg from 'pg';
import { currentCaller } from '../../adapters/caller.ts';
import { createTurns } from '../../adapters/turns.ts';

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: unknown) => void;

/** One person uses at most half of the pool's connections at a time; their further statements wait (D60). */
export function shareConnections(pool: pg.Pool): void {
  const turns = createTurns({
    concorrencia: Number.POSITIVE_INFINITY,
    fila: Number.POSITIVE_INFINITY,
    porPessoa: {
      aoMesmoTempo: Math.max(1, Math.floor(pool.options.max / 2)),
      esperando: Number.POSITIVE_INFINITY,
    },
    cheia: () => new Error('a queue without a bound is never full'),
  });
  const held = new Map<pg.PoolClient, () => void>();
  pool.on('release', (_error, client) => {
    held.get(client)?.();
    held.delete(client);
  });
  const plain = pool.connect;

  async function connect(): Promise<pg.PoolClient> {
    const leave = await turns.enter({ person: currentCaller().person, address: '' });
    try {
      const client: pg.PoolClient = await Reflect.apply(plain, pool, []);
      held.set(client, leave);
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }

  Object.defineProperty(pool, 'connect', {
    configurable: true,
    // Pool.query connects with a callback.
    value: (callback?: Callback) => {
      const connected = connect();
      if (callback === undefined) return connected;
      return connected.then(
        (client) => callback(undefined, client, client.release),
        (error) => callback(error, undefined, () => undefined),
      );
    },
  });
}
