import { createServer, type Server, type Socket } from 'node:net';

/** The TCP server of a part, which a test stops, hangs and starts again on the same port. */
export interface Outage {
  readonly port: number;
  /** Stops listening and closes open connections. */
  stop(): Promise<void>;
  /** Accepts connections and data, and never answers. */
  hang(): Promise<void>;
  work(): Promise<void>;
}

/** @param serve answers one connection while it works */
export async function createOutage(serve: (socket: Socket) => void): Promise<Outage> {
  const sockets = new Set<Socket>();
  let act = serve;
  let server: Server | null = null;
  let port = 0;

  async function listen(): Promise<void> {
    if (server !== null) return;
    const fresh = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
      act(socket);
    });
    await new Promise<void>((ready) => {
      fresh.listen(port, '127.0.0.1', ready);
    });
    const address = fresh.address();
    if (typeof address === 'object' && address !== null) port = address.port;
    server = fresh;
  }

  async function stop(): Promise<void> {
    const closing = server;
    server = null;
    for (const socket of sockets) socket.destroy();
    if (closing !== null) await new Promise((closed) => closing.close(closed));
  }

  await listen();
  return {
    get port() {
      return port;
    },
    stop,
    async hang() {
      await stop();
      act = (socket) => void socket.resume();
      await listen();
    },
    async work() {
      await stop();
      act = serve;
      await listen();
    },
  };
}
