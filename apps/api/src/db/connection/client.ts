import { Socket } from 'node:net';
import pg from 'pg';

/**
 * pg's client in pipeline mode: statements that are sent together run in the order of sending. `giveUp` ends
 * a client whose server obeys no timeout (T-H8).
 */
export class Client extends pg.Client {
  readonly #socket: Socket;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    // pg's pool hides the password from a copy of its options.
    super({ ...config, password: config.password, pipeline: true, stream: () => socket });
    this.#socket = socket;
  }

  /** Closes the connection at once; every pending statement rejects. */
  giveUp(): void {
    this.#socket.destroy(new Error('Query read timeout'));
  }
}
