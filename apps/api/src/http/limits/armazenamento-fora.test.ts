import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { umaImagem } from '../../testing/documents/arquivos.ts';
import { freePort } from '../../testing/server/free-port.ts';
import { type Cena, criarCena } from '../../testing/world/cena.ts';

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  const ninguem = await freePort();
  t = await createTestApp({
    env: { ARMAZENAMENTO_URL: `s3://chave:segredo@127.0.0.1:${ninguem}/balde?https=false` },
  });
  c = await criarCena({
    ...t,
    deps: { ...t.deps, storage: { ...t.deps.storage, putBytes: async () => undefined } },
  });
});
afterAll(() => t.close());

it('[C-F12] reports an unreachable store as a degraded part: ready, files answer 503, everything else works', async () => {
  expect(await send(t.url, 'GET', '/saude/pronta')).toMatchObject({
    status: 200,
    body: { status: 'ok', degradado: ['arquivos'] },
  });
  const { token } = c.dono;
  const file = { bytes: await umaImagem() };
  const enviada = await send(t.url, 'POST', '/api/projeto/upload', { token, file });
  const imagem = await c.w.novoArquivo('imagemSecao', c.dono.id);
  const lida = await send(t.url, 'GET', `/api/projeto/imagem/${imagem}`, { token });
  for (const r of [enviada, lida]) {
    expect(r).toMatchObject({
      status: 503,
      body: {
        code: 'ARMAZENAMENTO_INDISPONIVEL',
        message: 'O armazenamento de arquivos não respondeu. Tente outra vez em alguns minutos.',
      },
    });
  }
  const linhasDe = (dita: string) =>
    t.logs.map((linha): Record<string, unknown> => JSON.parse(linha)).filter(({ msg }) => msg === dita);
  const recusados = () => linhasDe('pedido').filter(({ status }) => status === 503);
  // The line of a request is written after its answer has left.
  await expect.poll(recusados).toHaveLength(2);
  // One line per refusal, with its request and its cause.
  expect(linhasDe('pedido não atendido')).toEqual(
    recusados().map(({ reqId }) =>
      expect.objectContaining({
        reqId,
        status: 503,
        codigo: 'ARMAZENAMENTO_INDISPONIVEL',
        causa: expect.stringContaining('ECONNREFUSED'),
      }),
    ),
  );
  expect(t.logs.join()).not.toContain('segredo');
  expect((await send(t.url, 'GET', '/api/unidade', { token })).status).toBe(200);
  expect(
    (await send(t.url, 'POST', '/api/projeto/rascunho', { token, body: { titulo: 'Sem' } })).status,
  ).toBe(201);
});
