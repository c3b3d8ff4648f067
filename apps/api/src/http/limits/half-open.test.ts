import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { contar, milissegundos } from '../../testing/figures.ts';
import { createWorld } from '../../testing/world.ts';

/** `test:longo` opens 500 (T-C9). */
const SOQUETES = Number(process.env.SOQUETES_PELA_METADE ?? 60);
const SONDAS = 100;
/** `test:longo` opens more connections than one address may have (http/limits/connections.ts). */
const POR_ENDERECO = 400;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** Beginnings of requests that are never completed: nothing, a line, headers, a body. */
const COMECOS = [
  '',
  'GET /saude/viva HTTP/1.1\r\n',
  'POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nX-Longo: a',
  'POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"cpf":',
];

it(`serves the others while ${SOQUETES} connections are left half open (T-C9)`, async () => {
  const { token } = await createWorld(t).novaPessoa();
  const { hostname, port } = new URL(t.url);
  const sockets: Socket[] = [];
  try {
    for (let i = 0; i < SOQUETES; i += 1) {
      const localAddress = `127.0.0.${1 + Math.floor(i / POR_ENDERECO)}`;
      const socket = connect({ port: Number(port), host: hostname, localAddress });
      // The server may close them at any time; this test does not check when.
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(COMECOS[i % COMECOS.length] ?? '');
      sockets.push(socket);
    }
    const times: number[] = [];
    for (let i = 0; i < SONDAS; i += 1) {
      const start = performance.now();
      const path = i % 2 === 0 ? '/api/professor/professor' : '/saude/pronta';
      expect((await send(t.url, 'GET', path, { token })).status).toBe(200);
      times.push(performance.now() - start);
    }
    expect(sockets.filter((socket) => !socket.destroyed).length).toBe(SOQUETES);
    const p99 = times.toSorted((a, b) => a - b)[Math.floor(SONDAS * 0.99)] ?? 0;
    contar('half open', `${SOQUETES} sockets, ${SONDAS} requests of others: ${milissegundos(times)}`);
    if (SOQUETES >= 500) expect(p99).toBeLessThan(300);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});
