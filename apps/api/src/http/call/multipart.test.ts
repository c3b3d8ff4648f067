import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { seeded } from '../../testing/attacks/hostile-json.ts';
import { send } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { sendRaw } from '../../testing/server/raw-request.ts';
import { createWorld } from '../../testing/world.ts';

/** `test:longo` sends 20,000: MULTIPARTS=20000. */
const QUANTOS = Number(process.env.MULTIPARTS ?? 250);
const SEMENTE = Number(process.env.SEMENTE ?? 20261120);
const LIMITE = 'limite';

/** Pieces that have broken multipart parsers, combined at random. */
const PEDACOS = [
  `--${LIMITE}\r\n`,
  `--${LIMITE}--\r\n`,
  `--${LIMITE}`,
  '\r\n\r\n',
  '\r\n',
  '\n',
  'Content-Disposition: form-data; name="file"; filename="a.png"\r\n',
  'Content-Disposition: form-data; name="file"; filename*=UTF-8\'\'%00%ff\r\n',
  'Content-Disposition: form-data; name="__proto__"\r\n',
  'Content-Disposition: form-data; name="file[constructor][prototype]"\r\n',
  'Content-Disposition: form-data\r\n',
  'Content-Disposition: form-data; name=\r\n',
  'Content-Type: image/png\r\n',
  'Content-Type: multipart/mixed; boundary=outro\r\n',
  'Content-Transfer-Encoding: base64\r\n',
  `X-Longo: ${'x'.repeat(9_000)}\r\n`,
  ':\r\n',
  '\u0000\u0001ÿ',
  'bytes de um arquivo',
  '-'.repeat(300),
];

const CABECALHOS = [
  `multipart/form-data; boundary=${LIMITE}`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary="${LIMITE}`,
  `multipart/form-data; boundary=${'b'.repeat(200)}`,
  `multipart/mixed; boundary=${LIMITE}`,
  `multipart/form-data; charset=utf-16; boundary=${LIMITE}`,
];

describe('T-D16: malformed multiparts', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
  });
  afterAll(() => t.close());

  it('are refused one by one, and the server keeps running', async () => {
    const { token } = await createWorld(t).novaPessoa();
    const acaso = seeded(SEMENTE);
    const um = <T>(lista: readonly T[]): T | undefined => lista[Math.floor(acaso() * lista.length)];
    for (let i = 0; i < QUANTOS; i += 1) {
      const body = Array.from({ length: Math.floor(acaso() * 12) }, () => um(PEDACOS) ?? '').join('');
      const headers = { 'content-type': um(CABECALHOS) ?? '' };
      const path = um(['/api/professor/upload', '/api/projeto/upload', '/api/disciplina/upload']) ?? '';
      const { status } = await sendRaw(t.url, 'POST', path, { token, headers, body });
      expect(status, JSON.stringify({ path, headers, body: body.slice(0, 300) })).toBeGreaterThanOrEqual(400);
      expect(status, JSON.stringify({ path, headers, body: body.slice(0, 300) })).toBeLessThan(500);
    }
    contar('malformados', `${QUANTOS} multiparts, 0 answers 5xx, pid ${process.pid} throughout`);
    expect((await send(t.url, 'GET', '/saude/pronta')).status).toBe(200);
  });
});
