import pg from 'pg';
import { TurnSocket } from './turn-socket.ts';

/**
 * pg's client in pipeline mode over a TurnSocket. `query_timeout` is kept here, one clock for the connection: when
 * answers are owed and nothing has moved for so long (a frozen server, T-H8, obeys no timeout of its own), it ends, and
 * all that wait on it reject. pg's own is a timer for each statement, and a callback that V8 keeps (see `answerOf`).
 */
export class TurnClient extends pg.Client {
  constructor({ query_timeout: silence = 0, ...config }: pg.ClientConfig = {}) {
    const socket = new TurnSocket();
    super({ ...config, query_timeout: 0, pipeline: true, stream: () => socket });
    if (silence === 0) return;
    /** What was written when nothing was owed. */
    let answered = 0;
    const settled = (): void => {
      answered = socket.bytesWritten;
    };
    this.once('connect', () => {
      settled();
      socket.setTimeout(silence, () => {
        if (socket.bytesWritten !== answered) socket.destroy(new Error('Query read timeout'));
      });
    });
    this.on('drain', settled);
  }
}

/**
 * One statement's answer. Asked with a callback: pg makes one of its own for a promise, `query.callback = …`, and V8
 * puts a function that is written where it becomes a property into old memory, which holds the statement's rows there
 * too until everything is collected (docs/adr/0027).
 */
export function answerOf<R extends pg.QueryResultRow>(
  client: pg.ClientBase,
  config: pg.QueryConfig | string,
): Promise<pg.QueryResult<R>> {
  return new Promise<pg.QueryResult<R>>((resolve, reject) => {
    client.query<R>(config, (error, result) => (error ? reject(error) : resolve(result)));
  }).catch((error: Error) => {
    // Where it was asked, not where the socket was read.
    Error.captureStackTrace(error);
    throw error;
  });
}
