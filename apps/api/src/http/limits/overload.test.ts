import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { tamanhosDasFilas } from '../../adapters/turns.ts';
import { busy } from '../../db/connection/edge-error.ts';
import { handleError } from '../call/error-handler.ts';
import { registerOverload } from './overload.ts';

const tamanho = () => tamanhosDasFilas().find(([nome]) => nome === 'pedidos')?.[1];

describe('T-H11: more requests than can be answered', () => {
  it('refuses the excess at once with Retry-After, answers health, and recovers by itself', async () => {
    const app = fastify();
    app.setErrorHandler(handleError);
    registerOverload(app, { concorrencia: 3, fila: 0 });
    let soltar = (): void => undefined;
    const porta = new Promise<void>((resolve) => {
      soltar = resolve;
    });
    app.get('/devagar', () => porta.then(() => 'ok'));
    app.get('/saude/viva', () => 'ok');
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    try {
      const presos = [1, 2, 3].map(() => fetch(`${url}/devagar`));
      const recusado = await (async () => {
        for (;;) {
          const r = await fetch(`${url}/devagar`, { signal: AbortSignal.timeout(200) }).catch(() => null);
          if (r !== null) return r;
        }
      })();
      expect([recusado.status, recusado.headers.get('retry-after')]).toEqual([503, '2']);
      expect((await fetch(`${url}/saude/viva`)).status).toBe(200);
      soltar();
      expect((await Promise.all(presos)).map((r) => r.status)).toEqual([200, 200, 200]);
      expect((await fetch(`${url}/devagar`)).status).toBe(200);
    } finally {
      await app.close();
    }
  });

  it('[C-F2] gives a request its place only when its body is complete', async () => {
    const app = fastify();
    app.setErrorHandler(handleError);
    registerOverload(app, { concorrencia: 2, fila: 0 });
    app.post('/', () => 'ok');
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const sockets: Socket[] = [];
    try {
      for (let i = 0; i < 20; i += 1) {
        const socket = connect(Number(port), '127.0.0.1');
        await once(socket, 'connect');
        socket.write(
          'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a":',
        );
        sockets.push(socket);
      }
      const outro = () =>
        fetch(`http://127.0.0.1:${port}/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        });
      for (let i = 0; i < 5; i += 1) expect((await outro()).status).toBe(200);
      const [primeiro] = sockets;
      primeiro?.write('"b"}');
      const [resposta] = await once(primeiro as Socket, 'data');
      expect(String(resposta)).toMatch(/^HTTP\/1.1 200 /);
    } finally {
      for (const socket of sockets) socket.destroy();
      await app.close();
    }
  });

  it('[C-F5][C-I2][C-I4] limits one person and one address, so that others are served, and a login even when the queue is full', async () => {
    const app = fastify({ trustProxy: true });
    app.setErrorHandler(handleError);
    app.decorateRequest('usuario', null);
    app.decorateRequest('estudante', null);
    app.addHook('onRequest', async (request) => {
      const id = Number(request.headers['x-pessoa'] ?? 0);
      request.usuario =
        id === 0 ? null : { id, tipo: 'coordenador', sessao: 1, token: null, faltaFator: false };
    });
    const porPessoa = { aoMesmoTempo: 2, esperando: 1 };
    registerOverload(
      app,
      { nome: 'pedidos', concorrencia: 5, fila: 2, porPessoa },
      { concorrencia: 1, fila: 0 },
    );
    const porta = Promise.withResolvers<string>();
    app.get('/devagar', { config: { chamada: 'devagar' } }, () => porta.promise);
    app.get('/auth/login', { config: { chamada: 'entrar' } }, () => 'entrou');
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const pedir = (pessoa: number, endereco: string, path = '/devagar') =>
      fetch(url + path, { headers: { 'x-pessoa': String(pessoa), 'x-forwarded-for': endereco } });
    const presos: Promise<Response>[] = [];
    const entra = async (pessoa: number, endereco: string) => {
      presos.push(pedir(pessoa, endereco));
      await expect.poll(tamanho).toBe(presos.length);
    };
    try {
      for (let i = 0; i < 3; i += 1) await entra(1, `203.0.113.${i}`);
      const quarto = await pedir(1, '203.0.113.9');
      expect([quarto.status, quarto.headers.get('retry-after')]).toEqual([429, '2']);
      // Two addresses in one /64 count as one.
      for (const fim of ['1', '2', '3']) await entra(0, `2001:db8::${fim}`);
      expect((await pedir(0, '2001:db8::4')).status).toBe(429);
      await entra(2, '203.0.113.1');
      expect((await pedir(3, '203.0.113.1')).status).toBe(503);
      expect((await pedir(0, '203.0.113.1', '/auth/login')).status).toBe(200);
      porta.resolve('ok');
      expect((await Promise.all(presos)).map((r) => r.status)).toEqual(Array(7).fill(200));
    } finally {
      await app.close();
    }
  });

  it('[C-F5] skips a waiting read whose caller left; completely sent writes are saved', async () => {
    const app = fastify();
    app.setErrorHandler(handleError);
    registerOverload(app, { nome: 'pedidos', concorrencia: 1, fila: 4 });
    const porta = Promise.withResolvers<string>();
    const feitos: string[] = [];
    app.get('/devagar', () => porta.promise);
    app.get('/ler', () => feitos.push('lido'));
    app.post('/salvar', () => feitos.push('salvo'));
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    try {
      const preso = fetch(`${url}/devagar`);
      await expect.poll(tamanho, { timeout: 60_000 }).toBe(1);
      const fora = new AbortController();
      const { signal } = fora;
      const idos = [
        fetch(`${url}/ler`, { signal }),
        fetch(`${url}/ler`, { signal }),
        fetch(`${url}/salvar`, { signal, method: 'POST' }),
      ];
      await expect.poll(tamanho, { timeout: 60_000 }).toBe(4);
      fora.abort();
      expect((await Promise.allSettled(idos)).map(({ status }) => status)).not.toContain('fulfilled');
      await expect.poll(tamanho, { timeout: 60_000 }).toBe(2);
      porta.resolve('ok');
      expect((await preso).status).toBe(200);
      await expect.poll(() => feitos, { timeout: 60_000 }).toEqual(['salvo']);
    } finally {
      await app.close();
    }
  });

  it('sends Retry-After with every other 503 too', async () => {
    const app = fastify();
    app.setErrorHandler(handleError);
    app.get('/', () => Promise.reject(busy(new Error('no connection is free'))));
    const r = await app.inject('/');
    expect([r.statusCode, r.headers['retry-after']]).toEqual([503, '2']);
    await app.close();
  });
});
