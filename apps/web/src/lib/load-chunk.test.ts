import { afterEach, expect, it, vi } from 'vitest';
import { FalhaDeCodigo } from './falha.ts';
import { loadChunk } from './load-chunk.ts';

afterEach(() => vi.unstubAllGlobals());

const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
const importFails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('[C-C1] a file that the browser let go of before its import is a new version, when the server has it no more', async () => {
  vi.stubGlobal(
    'fetch',
    vi
      .fn()
      .mockResolvedValueOnce(script())
      .mockResolvedValue(new Response('Not Found', { status: 404 })),
  );
  const failure = await loadChunk(importFails, ['/assets/tela-a.js']).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FalhaDeCodigo);
  expect(failure).toMatchObject({ falha: 'versaoNova' });
});

it('[C-C1] code that breaks by itself keeps its own error, and a later call tries again', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => script()),
  );
  const broken = new Error('broken by itself');
  await expect(loadChunk(() => Promise.reject(broken), ['/assets/tela-b.js'])).rejects.toBe(broken);
  await expect(loadChunk(async () => 'page', ['/assets/tela-b.js'])).resolves.toBe('page');
});
