import type { Socket } from 'node:net';
import pg from 'pg';
import { TurnSocket } from './turn-socket.ts';

/** A silence is noticed at most a quarter of it later. */
const LOOKS = 4;

/**
 * Ends a connection that owes answers and has read nothing for so long (a frozen server, T-H8, obeys no timeout of its
 * own); all that wait on it reject. What is written meanwhile is no sign of life.
 */
function endWhenSilent(client: pg.Client, socket: Socket, silence: number): void {
  /** What had been written when nothing was owed. */
  let answered = 0;
  let read = 0;
  /** null while nothing is owed. */
  let since: number | null = null;
  const look = (): void => {
    const owes = socket.bytesWritten !== answered;
    if (!owes) since = null;
    else if (since === null || socket.bytesRead !== read) since = performance.now();
    else if (performance.now() - since >= silence) socket.destroy(new Error('Query read timeout'));
    read = socket.bytesRead;
  };
  const settled = (): void => {
    answered = socket.bytesWritten;
  };
  client.once('connect', settled);
  client.on('drain', settled);
  const timer = setInterval(look, silence / LOOKS);
  timer.unref();
  socket.once('close', () => clearInterval(timer));
}

/**
 * pg's client in pipeline mode over a TurnSocket. `query_timeout` is kept here, one clock for the connection: pg's own is
 * a timer for each statement, and a callback that V8 keeps (see `answerOf`).
 */
export class TurnClient extends pg.Client {
  readonly #socket: Socket;

  constructor(config: pg.ClientConfig = {}) {
    const { password, query_timeout: silence = 0 } = config;
    const socket = new TurnSocket();
    // pg's pool hides the password from whoever copies its options.
    super({ ...config, password, query_timeout: 0, pipeline: true, stream: () => socket });
    this.#socket = socket;
    if (silence > 0) endWhenSilent(this, socket, silence);
  }

  /** Ends the connection at once; every statement that waits on it rejects. */
  giveUp(): void {
    this.#socket.destroy(new Error('Query read timeout'));
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
