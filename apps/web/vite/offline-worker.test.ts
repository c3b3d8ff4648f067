import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

type Listener = (event: object) => void;

/** What the worker answers for the student's page, when the network answers this. */
async function answerFor(network: () => Promise<Response>, kept: string | undefined) {
  const listeners = new Map<string, Listener>();
  const origin = 'https://instrutoria.test';
  const self = {
    location: { origin },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  const caches = { match: async () => (kept === undefined ? undefined : new Response(kept)) };
  const source = await readFile(join(import.meta.dirname, '../public/aluno-sem-rede.js'), 'utf8');
  runInNewContext(source, { self, caches, fetch: network, URL, AbortSignal });
  const { promise, resolve } = Promise.withResolvers<Response>();
  const request = { method: 'GET', mode: 'navigate', url: `${origin}/aluno` };
  listeners.get('fetch')?.({ request, respondWith: resolve });
  return (await promise).text();
}

const status = (code: number) => async () => new Response(`from network: ${code}`, { status: code });

it('shows the stored page without network, and while a balancer says that the server is away', async () => {
  expect(await answerFor(status(200), 'stored')).toBe('from network: 200');
  expect(await answerFor(status(404), 'stored')).toBe('from network: 404');
  for (const away of [502, 503, 504]) expect(await answerFor(status(away), 'stored')).toBe('stored');
  expect(await answerFor(() => Promise.reject(new TypeError('offline')), 'stored')).toBe('stored');
  expect(await answerFor(status(503), undefined)).toBe('from network: 503');
});
