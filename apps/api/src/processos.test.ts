import { rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { corpoDaInstalacao } from './testing/instalacao-pendente.ts';
import { type ServerProcess, startServer } from './testing/server-process.ts';

/** Small, so that the test reaches it. */
const LIMITE = 7;

interface Linha {
  readonly msg: string;
  readonly pid: number;
  readonly processo?: number;
}

interface Resposta {
  readonly status: number;
  readonly texto: string;
}

/** On a connection of its own, so that any process may get it. */
function pedir(url: string, method = 'GET', corpo?: object): Promise<Resposta> {
  const { promise, resolve, reject } = Promise.withResolvers<Resposta>();
  const pedido = request(url, { method, agent: false, headers: { 'content-type': 'application/json' } });
  pedido.on('error', reject);
  pedido.on('response', (resposta) => {
    text(resposta).then((texto) => resolve({ status: resposta.statusCode ?? 0, texto }), reject);
  });
  pedido.end(corpo === undefined ? undefined : JSON.stringify(corpo));
  return promise;
}

function vive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('PROCESSOS=2 over the embedded database', () => {
  let dataDir: string;
  let interno: number;
  let server: ServerProcess;
  const linhas: Linha[] = [];
  /** Who answers, by their process id. */
  const pids = () => new Set(linhas.filter(({ msg }) => msg === 'pedido').map(({ pid }) => pid));
  const unidades = () => pedir(`${server.url}/api/unidade`);
  const recuperar = () =>
    pedir(`${server.url}/api/changeToken/reset-password`, 'POST', { email: 'ninguem@exemplo.test' });

  beforeAll(async () => {
    dataDir = await temporaryDataDir();
    interno = await freePort();
    const instalacao = join(dataDir, 'instalacao.json');
    await writeFile(instalacao, JSON.stringify(corpoDaInstalacao()));
    const env = {
      DATA_DIR: join(dataDir, 'dados'),
      INSTALACAO_ARQUIVO: instalacao,
      PROCESSOS: '2',
      LIMITE_ANONIMO: String(LIMITE),
      INTERNO: `127.0.0.1:${interno}`,
      LOG_LEVEL: 'info',
    };
    server = await startServer(env, (linha) => {
      if (linha.startsWith('{')) linhas.push(JSON.parse(linha) as Linha);
    });
  });
  afterAll(async () => {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
  });

  it('both answer on one port, and their log says which', async () => {
    for (let i = 0; i < 10; i += 1) expect((await unidades()).status).toBe(200);
    await expect.poll(() => pids().size).toBe(2);
    const nomes = new Set(linhas.filter(({ msg }) => msg === 'pedido').map(({ processo }) => processo));
    expect(nomes).toEqual(new Set([1, 2]));
    expect(pids().has(server.pid)).toBe(false);
  });

  it('a throttle counts over both', async () => {
    const vistos: number[] = [];
    for (let i = 0; i < LIMITE + 4; i += 1) vistos.push((await recuperar()).status);
    expect(vistos.indexOf(429)).toBe(LIMITE);
    expect(vistos.slice(LIMITE)).toEqual([429, 429, 429, 429]);
  });

  const contados = async () => {
    const { status, texto } = await pedir(`http://127.0.0.1:${interno}/metrics`);
    expect(status).toBe(200);
    const [, n] =
      /^instrutoria_pedidos_total\{chamada="listarUnidades",status="200"\} (\d+)$/m.exec(texto) ?? [];
    return Number(n);
  };

  it('/metrics is the sum of both, whichever answers it', async () => {
    const antes = await contados();
    for (let i = 0; i < 6; i += 1) await unidades();
    expect([await contados(), await contados(), await contados()]).toEqual([antes + 6, antes + 6, antes + 6]);
  });

  it('one that is killed comes back; the other answers meanwhile, and its counts are not lost', async () => {
    const antes = await contados();
    const [morto = 0] = [...pids()];
    process.kill(morto, 'SIGKILL');
    await expect.poll(() => vive(morto)).toBe(false);
    let respondidas = 0;
    const depois = () => [...pids()].filter((pid) => pid !== morto);
    await expect
      .poll(
        async () => {
          // What reaches the dead one's place while it is empty goes to the other.
          if ((await unidades().catch(() => null))?.status === 200) respondidas += 1;
          return depois().length;
        },
        { timeout: 120_000 },
      )
      .toBe(2);
    expect(linhas.some(({ msg }) => msg.startsWith('um processo terminou'))).toBe(true);
    expect(await contados()).toBe(antes + respondidas);
    expect((await recuperar()).status).toBe(429);
  });

  it('SIGTERM ends all of them in order', async () => {
    const vivos = [...pids()].filter(vive);
    expect(vivos).toHaveLength(2);
    expect(await server.terminate()).toBe(0);
    expect(vivos.filter(vive)).toEqual([]);
  });
});

it('what one cannot start with ends all, told once', async () => {
  const dataDir = await temporaryDataDir();
  const comecar = startServer({
    DATA_DIR: dataDir,
    PROCESSOS: '2',
    DATABASE_URL: 'postgres://ninguem@127.0.0.1:1/nada',
  });
  const erro = await comecar.then(
    () => '',
    (error: unknown) => String(error),
  );
  expect(erro.match(/Não foi possível conectar ao banco de dados/g)).toHaveLength(1);
  await rm(dataDir, { recursive: true, force: true });
});

it('ends with its first process, whatever killed that', async () => {
  const dataDir = await temporaryDataDir();
  const pids = new Set<number>();
  const server = await startServer({ DATA_DIR: dataDir, PROCESSOS: '2', LOG_LEVEL: 'info' }, (linha) => {
    if (linha.includes('"processo":')) pids.add((JSON.parse(linha) as Linha).pid);
  });
  while (pids.size < 2) await pedir(`${server.url}/saude/viva`);
  await server.kill();
  await expect.poll(() => [...pids].filter(vive), { timeout: 30_000 }).toEqual([]);
  // The database follows a moment later.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
});
