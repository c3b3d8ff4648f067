import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../../adapters/password.ts';
import { umaImagem, umPdfDe } from '../../testing/documents/arquivos.ts';
import { contar } from '../../testing/figures.ts';
import { atePronta, type Instalacao, novaInstalacao } from '../../testing/machines/instalacao.ts';
import type { ServerProcess } from '../../testing/server/server-process.ts';
import { type PedidoDe, pedirDe, type Rodada, umaRodada } from '../../testing/server/vitima.ts';
import { SENHA } from '../../testing/world/contas.ts';
import type { Pessoa } from '../../testing/world.ts';

/**
 * Unused MB that one person may have: here the lowest setting, in `test:longo` that of a new installation.
 */
const NAO_USADOS_MB = Number(process.env.ATAQUE_NAO_USADOS_MB ?? 25);
/** 24 of them exceed that; `test:longo` sends the largest that are accepted. */
const PDF_MB = Number(process.env.ATAQUE_PDF_MB ?? 2);
/** Megapixels of each picture. */
const IMAGEM_MP = Number(process.env.ATAQUE_IMAGEM_MP ?? 4);
/** Simultaneous exports of one person's own data. */
const EXPORTS = Number(process.env.ATAQUE_EXPORTS ?? 4);
const CORPOS = Number(process.env.ATAQUE_CORPOS ?? 100);
/**
 * Writes with a key; stored answers are added up to 600 before them, so that the limit of 500 is exceeded.
 */
const ESCRITAS = Number(process.env.ATAQUE_ESCRITAS ?? 100);
const RODADAS = Number(process.env.ATAQUE_RODADAS ?? 3);
/** Milliseconds; only `test:longo` measures, because it has the machine to itself. */
const P95_MS = Number(process.env.ATAQUE_P95_MS ?? 0);
/** Otherwise the cores may be busy, so refused requests are repeated and must succeed. */
const INSISTENCIAS = P95_MS > 0 ? 0 : 10;
const DE_FORA = '127.0.0.2';

let instalacao: Instalacao;
let server: ServerProcess;
let vitima: Pessoa;
let rascunho: number;
let projetoDaVitima: number;
let atacante: Pessoa;
let projetoDoAtacante: number;
let rascunhoDoAtacante: number;
let edital: number;
let administrador: Pessoa;
let colega: Pessoa;
beforeAll(async () => {
  const senha = await createPasswords().hash(SENHA);
  instalacao = await novaInstalacao(await temporaryDataDir(), async (w) => {
    edital = await w.novoEdital();
    vitima = await w.novaPessoa('coordenador', { senha });
    rascunho = await w.novoProjeto(vitima.id, null, { ehRascunho: true });
    projetoDaVitima = await w.novoProjeto(vitima.id, edital);
    administrador = await w.novaPessoa('administrador');
    colega = await w.novaPessoa('administrador');
    atacante = await w.novaPessoa();
    rascunhoDoAtacante = await w.novoProjeto(atacante.id, null, { ehRascunho: true });
    projetoDoAtacante = await w.novoProjeto(atacante.id, edital);
  });
  server = await instalacao.iniciar();
  await atePronta(server.url);
  const envios = { naoUsadosMb: NAO_USADOS_MB };
  const { token } = administrador;
  const pedido = { method: 'PUT', path: '/api/configuracao', token, body: { envios } };
  expect((await pedirDe(server.url, pedido)).status).toBe(200);
});
afterAll(() => instalacao.remover());

/** The victim's requests from another address during `ataque`: at least this many rounds. */
async function enquanto(nome: string, ataque: Promise<unknown>, rodadas = RODADAS): Promise<void> {
  let correndo = true;
  const fim = ataque.finally(() => {
    correndo = false;
  });
  const feitas: Rodada[] = [];
  for (let i = 0; i < rodadas || correndo; i += 1) {
    feitas.push(...(await umaRodada(server.url, vitima, rascunho, DE_FORA, INSISTENCIAS)));
  }
  await fim;
  const tempos = feitas.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const p95 = tempos[Math.ceil(0.95 * tempos.length) - 1] ?? 0;
  const mais = tempos.at(-1) ?? 0;
  contar(
    'ataques',
    `${nome}: ${feitas.length} acts of another, p95 ${Math.round(p95)} ms, max ${Math.round(mais)} ms`,
  );
  const recusas = feitas.filter(({ status }) => status !== 200);
  expect(recusas.map(({ ato, status, code }) => `${ato}: ${status} ${code}`)).toEqual([]);
  if (P95_MS > 0) expect(p95).toBeLessThanOrEqual(P95_MS);
}

/** `vezes` requests, this many at a time. */
async function emOndas(vezes: number, enviar: (i: number) => Promise<void>, deCadaVez = 20): Promise<void> {
  let proximo = 0;
  const um = async () => {
    while (proximo < vezes) {
      proximo += 1;
      await enviar(proximo);
    }
  };
  await Promise.all(Array.from({ length: deCadaVez }, um));
}

const contagem = (status: readonly number[]): string =>
  [...Map.groupBy(status, (um) => um)].map(([um, todos]) => `${todos.length} × ${um}`).join(', ');

describe('one stranger cannot stop it', { timeout: 600_000 }, () => {
  it('[C-F1] fills the disk with 24 PDFs (T-D8, T-D9)', async () => {
    const file = umPdfDe(PDF_MB * 1024 * 1024);
    const { token } = atacante;
    const enviar = {
      method: 'POST',
      path: '/api/disciplina/upload',
      token,
      file,
    } as const satisfies PedidoDe;
    const status: number[] = [];
    const ataque = Promise.all(
      Array.from({ length: 24 }, async () => {
        status.push((await pedirDe(server.url, enviar)).status);
      }),
    );
    await enquanto('24 PDFs', ataque);
    contar('ataques', `24 PDFs of ${PDF_MB} MB: ${contagem(status)}`);
    expect(status).toContain(413);
    expect(status.filter((um) => ![201, 413, 503].includes(um))).toEqual([]);
    const guardado = await instalacao.comBanco(async ({ pool }) => {
      const soma =
        'select coalesce(sum(tamanho), 0)::float8 as bytes from arquivo where dono_id = $1 and vinculo is null';
      return (await pool.query<{ bytes: number }>(soma, [atacante.id])).rows[0]?.bytes;
    });
    expect(guardado).toBeLessThanOrEqual(NAO_USADOS_MB * 1024 * 1024);
    const outra = await pedirDe(server.url, { ...enviar, token: vitima.token, file: umPdfDe(10_000) });
    expect(outra.status).toBe(201);
  });

  it('[C-F2] leaves 430 bodies unfinished (T-C9)', async () => {
    const { hostname, port } = new URL(server.url);
    const sockets: Socket[] = [];
    const meio =
      'POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"cpf":';
    try {
      for (let i = 0; i < 430; i += 1) {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        await once(socket, 'connect');
        socket.write(meio);
        sockets.push(socket);
      }
      await enquanto('430 unfinished bodies', Promise.resolve());
      // From the attacker's address as well.
      const beside = await umaRodada(server.url, vitima, rascunho, '127.0.0.1', INSISTENCIAS);
      expect(beside.map(({ status }) => status)).toEqual([200, 200, 200]);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });

  it('[C-F5] asks for logins on 60 connections at once (T-A15)', async () => {
    let parar = false;
    const status: number[] = [];
    const insistir = async (i: number): Promise<void> => {
      for (let n = 0; !parar; n += 1) {
        const cpf = String(20_000_000_000 + i * 1_000_000 + n);
        const body = { cpf, password: 'não é esta' };
        status.push((await pedirDe(server.url, { method: 'POST', path: '/auth/login', body })).status);
      }
    };
    const ataque = Promise.all(Array.from({ length: 60 }, (_, i) => insistir(i)));
    const rodadas = enquanto('60 logins at once', Promise.resolve());
    await rodadas.finally(() => {
      parar = true;
    });
    await ataque;
    contar('ataques', `60 connections on the login: ${contagem(status)}`);
    expect(status.filter((um) => ![401, 429, 503].includes(um))).toEqual([]);
  });

  it('[C-I1] sends hundreds of bodies of many small values, with a login and without', async () => {
    const valores = Array.from({ length: 65_000 }, (_, i) => i);
    const status: number[] = [];
    const enviar = async (i: number): Promise<void> => {
      const pedido: PedidoDe =
        i % 2 === 0
          ? { method: 'POST', path: '/auth/login', body: { cpf: valores, password: 'x' } }
          : {
              method: 'PUT',
              path: `/api/projeto/${rascunhoDoAtacante}`,
              token: atacante.token,
              body: { valores },
            };
      status.push((await pedirDe(server.url, pedido)).status);
    };
    await enquanto(`${CORPOS} bodies of many values`, emOndas(CORPOS, enviar));
    contar('ataques', `${CORPOS} bodies of many values: ${contagem(status)}`);
    expect(status.filter((um) => ![400, 413, 422, 429, 503].includes(um))).toEqual([]);
    expect(status.filter((um) => um === 413).length).toBeGreaterThanOrEqual(CORPOS / 2);
  });

  it('[C-I2] asks many times at once for all data of one person, with all the files that one may have', async () => {
    const status: number[] = [];
    const pedido = { method: 'GET', path: '/api/professor/meus-dados', token: atacante.token };
    const ataque = Promise.all(
      Array.from({ length: EXPORTS }, async () => {
        status.push((await pedirDe(server.url, pedido)).status);
      }),
    );
    await enquanto('exports of own data', ataque);
    contar('ataques', `${EXPORTS} exports of own data: ${contagem(status)}`);
    expect(status.filter((um) => ![200, 429].includes(um))).toEqual([]);
    expect(status).toContain(200);
  });

  it('[C-I3] writes 600 times under idempotency keys', async () => {
    await instalacao.comBanco(({ pool }) =>
      pool.query(
        `insert into idempotencia (pessoa, rota, chave, corpo_marca, status, resposta, criada_em)
         select $1, 'PUT projeto/:id', 'antes-' || n, $2, 200, '{}', now() - interval '1 hour'
         from generate_series(1, $3::int) n`,
        [atacante.id, `hmac:${'0'.repeat(64)}`, 600 - ESCRITAS],
      ),
    );
    const status: number[] = [];
    const texto = 'a'.repeat(20_000);
    const enviar = async (i: number): Promise<void> => {
      const pedido = {
        method: 'PUT',
        path: `/api/projeto/${rascunhoDoAtacante}`,
        token: atacante.token,
        body: { resumo: `${i} ${texto}` },
        chave: randomUUID(),
      };
      status.push((await pedirDe(server.url, pedido)).status);
    };
    await enquanto(`${ESCRITAS} keyed writes`, emOndas(ESCRITAS, enviar));
    contar('ataques', `${ESCRITAS} keyed writes: ${contagem(status)}`);
    expect(status.filter((um) => ![200, 422, 429].includes(um))).toEqual([]);
    const guardado = await instalacao.comBanco(async ({ pool }) => {
      const soma =
        'select count(*)::int as respostas from idempotencia where pessoa = $1 and resposta is not null';
      return (await pool.query<{ respostas: number }>(soma, [atacante.id])).rows[0]?.respostas;
    });
    expect(guardado).toBeLessThanOrEqual(500);
  });

  it('[C-F5] asks for 60 PDFs of a project at once (T-H11)', async () => {
    const status: number[] = [];
    const path = `/api/gerar-pdf/${projetoDoAtacante}`;
    const ataque = Promise.all(
      Array.from({ length: 60 }, async () => {
        status.push((await pedirDe(server.url, { method: 'GET', path, token: atacante.token })).status);
      }),
    );
    const pdf = { method: 'GET', path: `/api/gerar-pdf/${projetoDaVitima}`, localAddress: DE_FORA };
    const meu = pedirDe(server.url, { ...pdf, token: vitima.token });
    await enquanto('60 PDFs', ataque);
    contar('ataques', `60 PDFs of one coordinator: ${contagem(status)}`);
    expect((await meu).status).toBe(200);
    expect(status).toContain(429);
  });

  it('[C-F5] serves others while one person aborts 60 downloads, queued or running', async () => {
    const { hostname, port } = new URL(server.url);
    const path = `/api/projeto/export/${edital}`;
    const folha = (formato: string) => `/api/projeto_aprovacao/export/ranque_tipoi?formato=${formato}`;
    const deixar = async (i: number): Promise<void> => {
      const alvo = [path, folha('csv'), folha('xlsx')][i % 3];
      const headers = { authorization: `Bearer ${administrador.token}` };
      const um = request({ hostname, port, path: alvo, headers, agent: false });
      const acabou = new Promise((acabar) => um.on('close', acabar));
      const comecou = new Promise((comecar) => um.on('error', comecar).on('response', comecar));
      const enviado = new Promise((enviar) => um.on('finish', enviar));
      um.end();
      // Aborts every second one as soon as it is sent, the others after the first bytes of the answer.
      if (i % 2 === 0) await enviado;
      else await comecou;
      um.destroy();
      await acabou;
    };
    const outro = { method: 'GET', token: colega.token, localAddress: DE_FORA };
    const minhas = [path, folha('csv'), folha('xlsx')].map((qual) =>
      pedirDe(server.url, { ...outro, path: qual }),
    );
    await enquanto('60 downloads left', Promise.all(Array.from({ length: 60 }, (_, i) => deixar(i))));
    expect((await Promise.all(minhas)).map(({ status }) => status)).toEqual([200, 200, 200]);
    // Aborted requests do not queue before a new one.
    for (const qual of [path, folha('csv'), folha('xlsx')]) {
      expect((await pedirDe(server.url, { ...outro, path: qual })).status).toBe(200);
    }
  });

  it('[C-F5] sends 45 large images at once (T-D5)', async () => {
    const lado = Math.round(Math.sqrt(IMAGEM_MP * 1_000_000));
    const file = await sharp({ create: { width: lado, height: lado, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    const status: number[] = [];
    const enviar = async () => {
      const imagem = { method: 'POST', path: '/api/projeto/upload', token: atacante.token, file } as const;
      status.push((await pedirDe(server.url, imagem)).status);
    };
    // As many as one person may have running and queued (D60).
    const ataque = emOndas(45, enviar, 40);
    const minha = { method: 'POST', path: '/api/projeto/upload', token: vitima.token, localAddress: DE_FORA };
    const imagem = pedirDe(server.url, { ...minha, file: await umaImagem() });
    await enquanto('45 images', ataque);
    contar('ataques', `45 images of ${IMAGEM_MP} megapixels: ${contagem(status)}`);
    expect((await imagem).status).toBe(201);
    expect(status.filter((um) => ![201, 413, 503].includes(um))).toEqual([]);
  });
});
