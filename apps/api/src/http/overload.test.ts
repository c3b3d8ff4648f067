import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { busy } from '../db/edge-error.ts';
import { handleError } from './error-handler.ts';
import { registerOverload } from './overload.ts';

describe('T-H11: more requests than can be answered', () => {
  it('refuses the excess at once with Retry-After, answers health, and recovers by itself', async () => {
    const app = fastify();
    registerOverload(app, 3);
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

  it('says when to come back with every other 503 too', async () => {
    const app = fastify();
    app.setErrorHandler(handleError);
    app.get('/', () => Promise.reject(busy(new Error('no connection is free'))));
    const r = await app.inject('/');
    expect([r.statusCode, r.headers['retry-after']]).toEqual([503, '2']);
    await app.close();
  });
});
