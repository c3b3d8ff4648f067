import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutage, type Outage } from '../adapters/testing/outage.ts';
import { createS3Stub, type S3Stub } from '../adapters/testing/s3-stub.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { umaImagem } from '../testing/arquivos.ts';
import { send } from '../testing/client.ts';
import { contar } from '../testing/figures.ts';
import { createWorld } from '../testing/world.ts';
import { buildInternal } from './internal.ts';

/** Each takes every part away once. The long form is 20. */
const RODADAS = Number(process.env.RODADAS_FORA ?? 1);

let t: TestApp;
let stub: S3Stub;
let s3: Outage;
let clamd: Outage;
let token: string;
let administrador: string;

/** Finds a threat in what says so; PONG to PING. */
function clamdDeTeste(socket: Socket): void {
  let dados = Buffer.alloc(0);
  socket.on('data', (pedaco) => {
    dados = Buffer.concat([dados, pedaco]);
    if (dados.toString('latin1') === 'zPING\0') socket.end('PONG\0');
    else if (dados.subarray(-4).equals(Buffer.alloc(4))) {
      socket.end(dados.includes('AMEACA') ? 'stream: Teste.AMEACA FOUND\0' : 'stream: OK\0');
    }
  });
}

beforeAll(async () => {
  stub = createS3Stub('balde', { accessKeyId: 'chave', secretAccessKey: 'canario-do-segredo' });
  const servidor = createServer(stub.responder);
  s3 = await createOutage((socket) => void servidor.emit('connection', socket));
  clamd = await createOutage(clamdDeTeste);
  t = await createTestApp({
    env: {
      ARMAZENAMENTO_URL: `s3://chave:canario-do-segredo@127.0.0.1:${s3.port}/balde?https=false`,
      ANTIVIRUS_URL: `tcp://127.0.0.1:${clamd.port}`,
    },
  });
  const w = createWorld(t);
  token = (await w.novaPessoa()).token;
  administrador = (await w.novaPessoa('administrador')).token;
});
afterAll(async () => {
  await t.close();
  await s3.stop();
  await clamd.stop();
});

const enviar = async (bytes?: Buffer) =>
  send<{ data: string; code: string; message: string }>(t.url, 'POST', '/api/projeto/upload', {
    token,
    file: { bytes: bytes ?? (await umaImagem()) },
  });
interface Detalhes {
  readonly status: string;
  readonly partes: readonly {
    readonly parte: string;
    readonly situacao: string;
    readonly causa: string | null;
  }[];
}
const detalhes = async () =>
  (await send<Detalhes>(t.url, 'GET', '/saude/detalhes', { token: administrador })).body;
const chega = (parte: string, esperado: readonly [string, string | null, string]) =>
  expect
    .poll(
      async () => {
        const { status, partes } = await detalhes();
        const uma = partes.find((p) => p.parte === parte);
        return [uma?.situacao, uma?.causa, status];
      },
      { timeout: 60_000, interval: 100 },
    )
    .toEqual(esperado);

/** People who read while `act` runs: how many were answered, and everything but 200. */
async function sobCarga(act: () => Promise<void>): Promise<number> {
  let acabou = false;
  const outros: number[] = [];
  let lidas = 0;
  const leitores = Array.from({ length: 4 }, async () => {
    while (!acabou) {
      const { status } = await send(t.url, 'GET', '/api/unidade', { token });
      lidas += 1;
      if (status !== 200) outros.push(status);
    }
  });
  try {
    await act();
  } finally {
    acabou = true;
    await Promise.all(leitores);
  }
  expect(outros).toEqual([]);
  return lidas;
}

it(`the storage and the antivirus stopped and hung ${RODADAS} times under load: reads go on, files are told, both come back, nothing is lost`, async () => {
  const guardadas = new Set<string>();
  const guardar = async () => {
    const { status, body } = await enviar();
    expect(status).toBe(201);
    guardadas.add(body.data);
  };
  let lidas = 0;
  for (let rodada = 0; rodada < RODADAS; rodada += 1) {
    await guardar();
    await chega('arquivos', ['ok', null, 'ok']);
    lidas += await sobCarga(async () => {
      await s3.stop();
      expect(await enviar()).toMatchObject({
        status: 503,
        body: {
          code: 'ARMAZENAMENTO_INDISPONIVEL',
          message: 'O armazenamento de arquivos não respondeu. Tente outra vez em alguns minutos.',
        },
      });
      await chega('arquivos', ['fora', 'O armazenamento de arquivos (S3) não respondeu.', 'degradado']);
      expect((await send(t.url, 'GET', '/saude/pronta')).status).toBe(200);
      await s3.hang();
      await chega('arquivos', ['fora', 'O armazenamento de arquivos (S3) não respondeu.', 'degradado']);
      await s3.work();
      await chega('arquivos', ['ok', null, 'ok']);
      await guardar();

      await clamd.stop();
      expect(await enviar()).toMatchObject({ status: 503, body: { code: 'ANTIVIRUS_INDISPONIVEL' } });
      await clamd.hang();
      await chega('antivirus', ['fora', 'O antivírus não respondeu.', 'degradado']);
      expect((await send(t.url, 'GET', '/saude/pronta')).status).toBe(200);
      await clamd.work();
      await chega('antivirus', ['ok', null, 'ok']);
      await guardar();
    });
  }
  expect([...guardadas].filter((referencia) => !stub.objetos.has(referencia))).toEqual([]);
  contar('fora', `${RODADAS} rounds, ${lidas} reads meanwhile, ${guardadas.size} files kept`);
});

it('says each failure once in the log, with request and cause and without secrets', async () => {
  const ameaca = await enviar(Buffer.from('AMEACA'));
  expect(ameaca).toMatchObject({ status: 422, body: { code: 'ARQUIVO_INFECTADO' } });
  const linhas = t.logs.map((linha): Record<string, unknown> => JSON.parse(linha));
  const contadas = linhas.filter(({ msg }) => msg === 'pedido não atendido');
  const recusados = linhas.filter(
    ({ msg, status }) => msg === 'pedido' && (status === 422 || status === 503),
  );
  expect(contadas.map(({ reqId, status }) => [reqId, status])).toEqual(
    recusados.map(({ reqId, status }) => [reqId, status]),
  );
  expect(contadas.at(-1)).toMatchObject({
    codigo: 'ARQUIVO_INFECTADO',
    causa: 'Error: clamd: stream: Teste.AMEACA FOUND',
  });
  for (const { causa } of contadas) expect(String(causa).length).toBeGreaterThan(5);
  expect(linhas.filter(({ msg }) => msg === 'parte do sistema com defeito').length).toBeGreaterThanOrEqual(2);
  expect(t.logs.join('')).not.toContain('canario-do-segredo');
});

it('tells parts to administrators and to the internal address only', async () => {
  expect((await send(t.url, 'GET', '/saude/detalhes')).status).toBe(401);
  expect((await send(t.url, 'GET', '/saude/detalhes', { token })).status).toBe(403);
  expect((await send(t.url, 'GET', '/metrics')).status).toBe(404);
  const interno = buildInternal(t.deps, t.app.log);
  const metrics = await interno.inject('/metrics');
  expect([metrics.statusCode, metrics.headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  for (const [nome, valor] of [
    ['instrutoria_pedidos_total{chamada="listarUnidades",status="200"}', /^[1-9]\d*$/],
    ['instrutoria_pedido_segundos_bucket{chamada="listarUnidades",le="+Inf"}', /^[1-9]\d*$/],
    ['instrutoria_parte_ok{parte="banco",situacao="ok"}', /^1$/],
    ['instrutoria_emails{estado="mortos"}', /^0$/],
    ['instrutoria_banco_conexoes{estado="abertas"}', /^[1-9]\d*$/],
    ['instrutoria_fila{fila="imagens"}', /^0$/],
    ['instrutoria_banco_bytes', /^[1-9]\d{5,}$/],
    ['instrutoria_disco_livre_bytes', /^[1-9]\d*$/],
    ['instrutoria_memoria_residente_bytes', /^[1-9]\d{6,}$/],
    ['instrutoria_laco_atraso_segundos{quantil="0.99"}', /^[\d.e-]+$/],
  ] as const) {
    const linha = metrics.payload.split('\n').find((uma) => uma.startsWith(`${nome} `));
    expect(linha?.slice(nome.length + 1), nome).toMatch(valor);
  }
  // Names only: nothing that tells one record or person from another.
  const rotulos = [...metrics.payload.matchAll(/\{[^}]*\}/g)].join('');
  expect(rotulos).not.toMatch(/arq_|\d{6}|@|canario/);
  expect((await interno.inject('/saude/detalhes')).json()).toMatchObject({ status: 'ok' });
  expect((await interno.inject('/api/unidade')).statusCode).toBe(404);
  expect((await interno.inject({ method: 'POST', url: '/metrics' })).statusCode).toBe(404);
  await interno.close();
});

it('warns the administrator', async () => {
  const { body } = await send<{ codigo: string }[]>(t.url, 'GET', '/api/sistema/avisos', {
    token: administrador,
  });
  expect(body.map(({ codigo }) => codigo)).toEqual(['SEM_COPIA', 'FUSO_UTC']);
});
