import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { createTestApp } from '../testing/app.ts';
import { sendRaw } from '../testing/raw-request.ts';
import type { Pessoa, World } from '../testing/world.ts';
import { createWorld } from '../testing/world.ts';
import { codingOf } from './compression.ts';

describe('answers that leave compressed', () => {
  let t: TestApp;
  let w: World;
  let dono: Pessoa;
  let projeto: string;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    dono = await w.novaPessoa('coordenador');
    projeto = `/api/projeto/projeto/${await w.novoProjeto(dono.id, await w.novoEdital())}`;
  });
  afterAll(() => t.close());

  const ler = (path: string, headers: Record<string, string> = {}, quem: Pessoa | null = dono) =>
    sendRaw(t.url, 'GET', path, { token: quem?.token, headers });

  it.each([
    ['zstd', zstdDecompressSync],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s: fewer bytes, the same text, its own version', async (coding, unpack) => {
    const inteira = await ler(projeto);
    const packed = await ler(projeto, { 'accept-encoding': coding });
    expect(inteira.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(coding);
    expect(Number(packed.headers['content-length'])).toBe(packed.bytes.byteLength);
    expect(packed.bytes.byteLength).toBeLessThan(inteira.bytes.byteLength);
    expect(unpack(packed.bytes).equals(inteira.bytes)).toBe(true);
    for (const { headers } of [inteira, packed]) {
      expect(headers.vary).toBe('Authorization, Accept-Encoding');
      expect(headers['cache-control']).toBe('private, no-store');
    }
    expect(packed.headers.etag).toBe(`W/${inteira.headers.etag}`);
  });

  it('a long text too, which another thread packs', async () => {
    const path = '/api/openapi.json';
    const { bytes } = await ler(path);
    expect(bytes.byteLength).toBeGreaterThan(64 * 1024);
    const packed = await ler(path, { 'accept-encoding': 'gzip, br, zstd' });
    expect(packed.headers['content-encoding']).toBe('zstd');
    expect(zstdDecompressSync(packed.bytes).equals(bytes)).toBe(true);
    for (const [coding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      expect(unpack((await ler(path, { 'accept-encoding': coding })).bytes).equals(bytes)).toBe(true);
    }
  });

  it('are not short ones, refusals, ones with a secret, or packed files', async () => {
    const tudo = { 'accept-encoding': 'zstd, br, gzip' };
    const curta = await ler('/auth/sessoes', tudo);
    expect(curta.bytes.byteLength).toBeLessThan(1024);
    const recusa = await ler('/api/projeto/projeto/999999', tudo);
    expect(recusa.status).toBe(404);
    const instituicao = await ler('/api/publico/instituicao', tudo, null);
    const pdf = await ler('/api/professor/meus-dados', tudo);
    expect(pdf.headers['content-type']).toBe('application/zip');
    expect(pdf.bytes.byteLength).toBeGreaterThan(1024);
    for (const { headers } of [curta, recusa, instituicao, pdf]) {
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('Authorization');
    }
  });
});

describe('what the caller takes', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['deflate, compress', null],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['*', 'zstd'],
    ['*;q=0', null],
    ['zstd;q=0, *', 'br'],
    ['gzip;q=1.0, br;q=0.8, zstd;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['GZIP;Q=0.5', 'gzip'],
    ['identity, gzip;q=0.5', null],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['gzip;q=2, br;q=-1, zstd;q=x', null],
    [', ;q=1,,', null],
  ] as const)('%j → %j', (header, coding) => {
    expect(codingOf(header)).toBe(coding);
  });
});
