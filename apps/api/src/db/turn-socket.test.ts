import { once } from 'node:events';
import { createServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { TurnSocket } from './turn-socket.ts';

it('sends what is written in one turn of the event loop at its end, together and in order', async () => {
  const received: Buffer[] = [];
  const server = createServer((peer) => peer.on('data', (bytes) => received.push(bytes)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const socket = new TurnSocket();
  try {
    socket.connect(address.port, address.address);
    await once(socket, 'connect');
    const statement = (...messages: readonly string[]) => {
      socket.cork();
      for (const message of messages) socket.write(Buffer.from(message));
      socket.uncork();
    };
    statement('um,', 'dois;');
    statement('três;');
    const waiting = Buffer.byteLength('um,dois;três;');
    expect([socket.writableLength, socket.writableCorked]).toEqual([waiting, 1]);
    await turn();
    expect(socket.writableCorked).toBe(0);
    statement('quatro;');
    socket.end();
    await once(socket, 'close');
    expect(Buffer.concat(received).toString()).toBe('um,dois;três;quatro;');
  } finally {
    socket.destroy();
    server.close();
  }
});
