import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { type MailServer, startMailServer } from '../../adapters/testing/mail-server.ts';
import { createOutage, type Outage } from '../../adapters/testing/outage.ts';
import { createS3Stub, type S3Stub } from '../../adapters/testing/s3-stub.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { umaImagem } from '../../testing/documents/arquivos.ts';
import { contar } from '../../testing/figures.ts';
import { createWorld } from '../../testing/world.ts';
import { buildInternal } from '../call/internal.ts';

/** Each round takes every part away once. `test:longo` runs 20. */
const RODADAS = Number(process.env.RODADAS_FORA ?? 1);

let t: TestApp;
let stub: S3Stub;
let s3: Outage;
let clamd: Outage;
let smtp: Outage;
let correio: MailServer;
let banco: Outage;
let token: string;
let administrador: string;

/** Finds a threat in a file that contains the word; answers PONG to PING. */
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

/** A proxy to the test server's database that a test can interrupt. */
function caminhoAoBanco(socket: Socket): void {
  const { host = '', port = 5432 } = inject('testCluster').application;
  const la = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  la.on('error', () => undefined).on('close', () => socket.destroy());
  socket.on('close', () => la.destroy());
  socket.pipe(la).pipe(socket);
}

beforeAll(async () => {
  correio = await startMailServer();
  smtp = await createOutage((socket) => correio.responder(socket));
  banco = await createOutage(caminhoAoBanco);
  stub = createS3Stub('balde', { accessKeyId: 'chave', secretAccessKey: 'canario-do-segredo' });
  const servidor = createServer(stub.responder);
  s3 = await createOutage((socket) => void servidor.emit('connection', socket));
  clamd = await createOutage(clamdDeTeste);
  t = await createTestApp({
    env: {
      ARMAZENAMENTO_URL: `s3://chave:canario-do-segredo@127.0.0.1:${s3.port}/balde?https=false`,
      ANTIVIRUS_URL: `tcp://127.0.0.1:${clamd.port}`,
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    },
    correio: { limiteMs: 1_000, pausaS: 1 },
    through: (connection) => ({ ...connection, host: '127.0.0.1', port: banco.port }),
  });
  const w = createWorld(t);
  token = (await w.novaPessoa()).token;
  administrador = (await w.novaPessoa('administrador')).token;
});
afterAll(async () => {
  await t.close();
  for (const parte of [s3, clamd, smtp, banco]) await parte.stop();
  await correio.close();
});

// Restores all parts, so that a failed test does not fail the next one.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const parte of [s3, clamd, smtp, banco]) await parte.work();
});

const enviar = async (bytes?: Buffer, name?: string) =>
  send<{ data: string; code: string; message: string }>(t.url, 'POST', '/api/projeto/upload', {
    token,
    file: { bytes: bytes ?? (await umaImagem()), ...(name === undefined ? {} : { name }) },
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
/** It stays in the balancer all the time; retried, because a busy machine may delay the database. */
const continuaPronta = () =>
  expect.poll(async () => (await send(t.url, 'GET', '/saude/pronta')).status, { timeout: 60_000 }).toBe(200);
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

interface Lidas {
  readonly todas: number;
  /** Status and code of every answer other than 200. */
  readonly recusas: ReadonlySet<string>;
}

/** People who read while `act` runs. */
async function comLeitores(act: () => Promise<void>): Promise<Lidas> {
  let acabou = false;
  const recusas = new Set<string>();
  let todas = 0;
  const leitores = Array.from({ length: 4 }, async () => {
    while (!acabou) {
      const { status, body } = await send<{ code?: string }>(t.url, 'GET', '/api/unidade', { token });
      todas += 1;
      if (status !== 200) recusas.add(`${status} ${body.code}`);
    }
  });
  try {
    await act();
  } finally {
    acabou = true;
    await Promise.all(leitores);
  }
  return { todas, recusas };
}

/** Requires that readers see no failure; returns how many answers there were. */
async function sobCarga(act: () => Promise<void>): Promise<number> {
  const { todas, recusas } = await comLeitores(act);
  expect([...recusas]).toEqual([]);
  return todas;
}

it(`keeps reads working, reports files and loses nothing, with storage and antivirus stopped and hung ${RODADAS} times under load`, async () => {
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
      await continuaPronta();
      await s3.hang();
      await chega('arquivos', ['fora', 'O armazenamento de arquivos (S3) não respondeu.', 'degradado']);
      await s3.work();
      await chega('arquivos', ['ok', null, 'ok']);
      await guardar();

      await clamd.stop();
      expect(await enviar()).toMatchObject({ status: 503, body: { code: 'ANTIVIRUS_INDISPONIVEL' } });
      await clamd.hang();
      await chega('antivirus', ['fora', 'O antivírus não respondeu.', 'degradado']);
      await continuaPronta();
      await clamd.work();
      await chega('antivirus', ['ok', null, 'ok']);
      await guardar();
    });
  }
  expect([...guardadas].filter((referencia) => !stub.objetos.has(referencia))).toEqual([]);
  contar('fora', `${RODADAS} rounds, ${lidas} reads meanwhile, ${guardadas.size} files kept`);
});

it(`keeps answering with the mail server stopped and hung ${RODADAS} times under load, and delivers every mail later`, async () => {
  const escritos = new Set<string>();
  let numero = 0;
  const escrever = async () => {
    numero += 1;
    const assunto = `Aviso ${numero}`;
    const email = { para: 'canario.do.correio@ufx.br', assunto, texto: 'a', html: '<p>a</p>' };
    await inTransaction(t.deps.database, (tx) => t.deps.outbox.enfileirar(tx, email));
    escritos.add(assunto);
  };
  const chegados = () => correio.recebidos.map(({ email }) => email.subject ?? '');
  const adiantar = () =>
    t.deps.database.pool.query(
      "update pgboss.job set start_after = now() where name = 'email' and state = 'retry'",
    );
  const todosChegam = () =>
    expect
      .poll(
        async () => {
          await adiantar();
          const ja = new Set(chegados());
          return [...escritos].filter((um) => !ja.has(um));
        },
        { timeout: 120_000, interval: 200 },
      )
      .toEqual([]);
  const tentativas = () =>
    t.logs.filter((linha) => linha.includes('e-mail não enviado; haverá outra tentativa')).length;
  let lidas = 0;
  for (let rodada = 0; rodada < RODADAS; rodada += 1) {
    await escrever();
    await todosChegam();
    lidas += await sobCarga(async () => {
      for (const [age, causa] of [
        [smtp.stop, 'Não foi possível conectar ao servidor de e-mail.'],
        [smtp.hang, 'O servidor de e-mail não respondeu a tempo.'],
      ] as const) {
        await age();
        const antes = tentativas();
        for (let i = 0; i < 5; i += 1) await escrever();
        await chega('email', ['fora', causa, 'degradado']);
        await continuaPronta();
        await expect.poll(tentativas, { timeout: 60_000 }).toBeGreaterThan(antes);
      }
      await smtp.work();
      await chega('email', ['ok', null, 'ok']);
      await todosChegam();
    });
  }
  const vezes = Map.groupBy(correio.recebidos, ({ email }) => email.subject);
  for (const [assunto, iguais] of vezes) {
    const ids = new Set(iguais.map(({ email }) => email.messageId));
    expect(ids.size, `Message-IDs of '${assunto}'`).toBe(1);
  }
  expect(chegados().length).toBeGreaterThanOrEqual(escritos.size);
  contar(
    'fora: e-mail',
    `${RODADAS} rounds, ${lidas} reads meanwhile, ${escritos.size} mails arrived, ${chegados().length - escritos.size} twice`,
  );
});

it(`answers 503, recovers by itself and loses no acknowledged write, with the database stopped and hung ${RODADAS} times under load`, async () => {
  const interno = buildInternal(t.deps, t.app.log);
  const dizem = () =>
    expect.poll(async () => (await interno.inject('/saude/detalhes')).json(), { timeout: 60_000 });
  const confirmados: string[] = [];
  const recusados = new Set<string>();
  let numero = 0;
  let maisLonga = 0;
  let lidas = 0;
  const escrever = async () => {
    numero += 1;
    const titulo = `Rascunho ${numero}`;
    const inicio = performance.now();
    const { status, body } = await send<{ code?: string }>(t.url, 'POST', '/api/projeto/rascunho', {
      token,
      body: { titulo },
    });
    maisLonga = Math.max(maisLonga, performance.now() - inicio);
    if (status === 201) confirmados.push(titulo);
    else recusados.add(`${status} ${body.code}`);
  };
  const escrevendo = async (act: () => Promise<void>) => {
    let acabou = false;
    const escritores = Array.from({ length: 2 }, async () => {
      while (!acabou) await escrever();
    });
    try {
      await act();
    } finally {
      acabou = true;
      await Promise.all(escritores);
    }
  };
  for (let rodada = 0; rodada < RODADAS; rodada += 1) {
    // One person may have at most 50 drafts.
    token = (await createWorld(t).novaPessoa()).token;
    const { todas, recusas } = await comLeitores(async () => {
      for (const age of [banco.stop, banco.hang]) {
        await escrever();
        await age();
        await escrevendo(async () => {
          await dizem().toMatchObject({
            status: 'fora',
            partes: expect.arrayContaining([
              expect.objectContaining({
                parte: 'banco',
                situacao: 'fora',
                causa: expect.stringMatching(/^O banco de dados não respondeu/),
              }),
            ]),
          });
        });
        expect((await send(t.url, 'GET', '/saude/viva')).status).toBe(200);
        expect(await send(t.url, 'GET', '/saude/pronta')).toMatchObject({
          status: 503,
          body: { code: 'NAO_PRONTO' },
        });
        await banco.work();
        await dizem().toMatchObject({ status: 'ok' });
        await escrever();
      }
    });
    lidas += todas;
    expect([...recusas]).toEqual(['503 BANCO_OCUPADO']);
  }
  expect([...recusados]).toEqual(['503 BANCO_OCUPADO']);
  await interno.close();
  const { rows } = await t.deps.database.pool.query<{ titulo: string }>('select titulo from projeto');
  const guardados = new Set(rows.map(({ titulo }) => titulo));
  expect(confirmados.length).toBeGreaterThanOrEqual(2 * RODADAS);
  expect(confirmados.filter((titulo) => !guardados.has(titulo))).toEqual([]);
  contar(
    'fora: banco',
    `${RODADAS} rounds, ${lidas} reads, ${confirmados.length} writes acknowledged and kept, longest answer ${Math.round(maisLonga / 100) / 10} s`,
  );
});

it('logs each failure once, with request and cause and without secrets', async () => {
  const ameaca = await enviar(Buffer.from('AMEACA'), 'canario-do-nome Maria da Silva.pdf');
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
  expect(t.logs.join('')).not.toMatch(
    /canario-do-segredo|canario\.do\.correio|canario-do-nome|Maria da Silva/,
  );
});

it('shows parts to administrators and to the internal address only', async () => {
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
  // Only names: nothing that identifies a record or a person.
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
