import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { rotas } from '@instrutoria/contract/api.ts';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { sendRaw } from '../../testing/server/raw-request.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';
import { sendProblem } from '../call/error-handler.ts';
import { registerCompression, sendCompressed } from './compression.ts';

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
  ])('in %s have fewer bytes, the same text and version', async (coding, unpack) => {
    const inteira = await ler(projeto);
    const packed = await ler(projeto, { 'accept-encoding': coding });
    expect(inteira.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(coding);
    expect(Number(packed.headers['content-length'])).toBe(packed.bytes.byteLength);
    expect(packed.bytes.byteLength).toBeLessThan(inteira.bytes.byteLength);
    expect(unpack(packed.bytes).equals(inteira.bytes)).toBe(true);
    for (const { headers } of [inteira, packed]) {
      expect(headers['cache-control']).toBe('private, no-store');
    }
    expect([inteira.headers.vary, packed.headers.vary]).toEqual([
      'Authorization',
      'Authorization, accept-encoding',
    ]);
    expect(packed.headers.etag).toBe(inteira.headers.etag);
  });

  it.each([
    ['zstd', zstdDecompressSync],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('in %s are complete when they are long', async (coding, unpack) => {
    const path = '/api/openapi.json';
    const { bytes } = await ler(path);
    expect(bytes.byteLength).toBeGreaterThan(64 * 1024);
    const packed = await ler(path, { 'accept-encoding': coding });
    expect(packed.headers['content-encoding']).toBe(coding);
    expect(unpack(packed.bytes).equals(bytes)).toBe(true);
  });

  it('answer HEAD with the headers of GET and no body', async () => {
    const headers = { 'accept-encoding': 'zstd' };
    const get = await ler(projeto, headers);
    const head = await sendRaw(t.url, 'HEAD', projeto, { token: dono.token, headers });
    expect([head.status, head.bytes.byteLength]).toEqual([200, 0]);
    for (const nome of ['content-encoding', 'content-length', 'vary', 'etag']) {
      expect(head.headers[nome]).toBe(get.headers[nome]);
    }
  });

  it('exclude short ones, refusals, ones with a secret, and packed files', async () => {
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

  it.each([
    ['', 'identity'],
    ['identity', 'identity'],
    ['deflate, compress', 'identity'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['*', 'gzip'],
    ['*;q=0', 'identity'],
    ['gzip;q=1.0, br;q=0.8, zstd;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['GZIP;Q=0.5', 'gzip'],
    [', ;q=1,,', 'identity'],
  ])('for Accept-Encoding %j are in %s', async (accepted, coding) => {
    const { status, headers } = await ler(projeto, { 'accept-encoding': accepted });
    expect([status, headers['content-encoding'] ?? 'identity']).toEqual([200, coding]);
  });
});

describe('an answer of 4 KiB', () => {
  const longo = 'projetos '.repeat(500);
  const app = fastify();
  beforeAll(async () => {
    await registerCompression(app);
    const rota = (url: string, comprimida: boolean, tipo: string, corpo: string) =>
      app.get(url, async (_request, reply) =>
        sendCompressed({ ...rotas.openapi, comprimida }, reply.header('content-type', tipo), corpo),
      );
    rota('/dados', true, 'application/json', longo);
    rota('/segredo', false, 'application/json', longo);
    rota('/planilha', true, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', longo);
    rota('/texto', true, 'text/plain; charset=utf-8', `80 ${longo}`);
    app.get('/recusa', async (_request, reply) =>
      sendProblem(reply, { status: 422, code: 'VALIDACAO', message: longo }),
    );
  });
  afterAll(() => app.close());

  it.each([
    ['of /dados leaves in zstd', '/dados', 'zstd'],
    ['with a secret leaves as it is', '/segredo', undefined],
    ['that is a sheet leaves as it is', '/planilha', undefined],
    ['that is plain text leaves as it is', '/texto', undefined],
    ['that is a refusal leaves as it is', '/recusa', undefined],
  ])('%s', async (_titulo, url, coding) => {
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'zstd' } });
    expect(headers['content-encoding']).toBe(coding);
    expect(rawPayload.byteLength > 4096).toBe(coding === undefined);
  });
});
