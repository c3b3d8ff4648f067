import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handleError } from '../call/error-handler.ts';
import { registerConnections } from './connections.ts';

const METADE =
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"cpf":';

describe('open connections (T-C9)', () => {
  let app: FastifyInstance;
  let port: number;
  const sockets: Socket[] = [];
  const abrir = async (proxies: number, opcoes: Partial<Parameters<typeof registerConnections>[2]> = {}) => {
    app = fastify({ trustProxy: proxies > 0 });
    app.setErrorHandler(handleError);
    registerConnections(app, proxies, {
      porEndereco: 5,
      semProgressoMs: 60_000,
      inicioMs: 0,
      verificarMs: 20,
      ...opcoes,
    });
    app.post('/', () => 'ok');
    app.get('/', () => 'ok');
    app.get('/grande', () => Buffer.alloc(64 * 1024 * 1024));
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  };
  beforeEach(() => {
    sockets.length = 0;
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });

  /** A connection on which this text was sent; collects the answer and detects its end. */
  async function dizer(texto: string) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    const estado = { socket, ouvido: '', fechado: false };
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      estado.ouvido += String(bytes);
    });
    socket.on('close', () => {
      estado.fechado = true;
    });
    await once(socket, 'connect');
    socket.write(texto);
    return estado;
  }

  it('[C-F2] end with 408 when a body pauses, and stay open while it continues', async () => {
    await abrir(0, { semProgressoMs: 300 });
    const parado = await dizer(METADE);
    const lento = await dizer(METADE);
    const pingar = setInterval(() => lento.socket.write(' '), 50);
    try {
      await expect.poll(() => parado.fechado).toBe(true);
      expect(parado.ouvido).toMatch(/^HTTP\/1.1 408 /);
      expect(lento.fechado).toBe(false);
    } finally {
      clearInterval(pingar);
    }
  });

  it('[C-F2] end when the caller does not read the response', async () => {
    await abrir(0, { semProgressoMs: 300 });
    const surdo = connect(port, '127.0.0.1');
    sockets.push(surdo);
    surdo.on('error', () => undefined);
    await once(surdo, 'connect');
    surdo.pause();
    const aberta = once(app.server, 'request');
    surdo.write('GET /grande HTTP/1.1\r\nHost: x\r\n\r\n');
    const [, resposta] = await aberta;
    await expect.poll(() => resposta.destroyed).toBe(true);
  });

  it('[C-F2] of a caller with many make room for the next caller, also from the same address', async () => {
    await abrir(0);
    const presos: { readonly fechado: boolean }[] = [];
    for (let i = 0; i < 30; i += 1) presos.push(await dizer(METADE));
    await expect.poll(() => presos.filter(({ fechado }) => !fechado).length).toBeLessThanOrEqual(5);
    for (let i = 0; i < 5; i += 1) {
      const r = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
      expect(r.status).toBe(200);
    }
  });

  it("[C-F2] count by the caller's address behind a proxy, and others of the same proxy are not affected", async () => {
    await abrir(1);
    const de = (endereco: string) => METADE.replace('Host: x', `Host: x\r\nX-Forwarded-For: ${endereco}`);
    const honesto = await dizer(de('203.0.113.9'));
    const presos: { readonly fechado: boolean }[] = [];
    for (let i = 0; i < 30; i += 1) presos.push(await dizer(de('203.0.113.1')));
    await expect.poll(() => presos.filter(({ fechado }) => !fechado).length).toBeLessThanOrEqual(5);
    expect(honesto.fechado).toBe(false);
    const r = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': '203.0.113.1' } });
    expect(r.status).toBe(200);
  });
});
