import { createServer, request, type Server } from 'node:http';
import { freePort } from './free-port.ts';

/**
 * A proxy to a server that can be closed: then nothing listens at that address, as when the server was
 * killed.
 */
export interface Porta {
  readonly url: string;
  fechar(): Promise<void>;
  abrir(): Promise<void>;
}

/** Opens a proxy on another address that leads to `target`. */
export async function openPort(target: string): Promise<Porta> {
  const { hostname, port: targetPort } = new URL(target);
  const port = await freePort();
  let server: Server | null = null;
  const abrir = async () => {
    const next = createServer((incoming, outgoing) => {
      const { method, url: path, headers } = incoming;
      const onward = request(
        { hostname, port: targetPort, method, path, headers, agent: false },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    });
    await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve));
    server = next;
  };
  const fechar = async () => {
    const open = server;
    server = null;
    if (open === null) return;
    await new Promise<void>((resolve) => {
      open.close(() => resolve());
      open.closeAllConnections();
    });
  };
  await abrir();
  return { url: `http://127.0.0.1:${port}`, abrir, fechar };
}
