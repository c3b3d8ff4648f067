import { Socket } from 'node:net';
import pg from 'pg';

/**
 * pg's client in its pipeline mode: statements that are asked together run in the order of asking. `giveUp` ends it
 * where the server obeys no timeout (T-H8).
 */
export class Client extends pg.Client {
  readonly #socket: Socket;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    // pg's pool hides the password from a copy of its options.
    super({ ...config, password: config.password, pipeline: true, stream: () => socket });
    this.#socket = socket;
  }

  /** Ends the connection at once; every statement that waits on it rejects. */
  giveUp(): void {
    this.#socket.destroy(new Error('Query read timeout'));
  }
}
