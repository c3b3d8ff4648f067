import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeDataDir } from '../../db/connection/embedded.ts';
import { send } from '../../testing/client.ts';
import { freePort } from '../../testing/server/free-port.ts';
import { type ServerProcess, startServer } from '../../testing/server/server-process.ts';

let dataDir: string;
let interno: string;
let server: ServerProcess;
const linhas: string[] = [];

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  const port = await freePort();
  interno = `http://127.0.0.1:${port}`;
  const env = { DATA_DIR: dataDir, INTERNO: `127.0.0.1:${port}`, LOG_LEVEL: 'info' };
  server = await startServer(env, (linha) => void linhas.push(linha));
});
afterAll(async () => {
  await server.kill();
  await removeDataDir(dataDir);
});

const status = async (url: string, method: string, path: string) => (await send(url, method, path)).status;

it('serves figures and parts without a login on the internal port, and only there', async () => {
  const metricas = await send(interno, 'GET', '/metrics');
  expect(metricas.status).toBe(200);
  expect(metricas.text).toMatch(/^instrutoria_parte_ok\{parte="banco",situacao="ok"\} 1$/m);
  expect(await send(interno, 'GET', '/saude/detalhes')).toMatchObject({
    status: 200,
    body: { status: 'ok' },
  });
  expect(await status(server.url, 'GET', '/metrics')).toBe(404);
  expect(await status(server.url, 'GET', '/saude/detalhes')).toBe(401);
});

it('answers 404 to every call, page and write of the product', async () => {
  for (const path of ['/', '/login', '/api/unidade', '/api/data/data-atual', '/saude/viva', '/metrics/x']) {
    expect(await status(interno, 'GET', path), path).toBe(404);
  }
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect(await status(interno, method, '/metrics'), method).toBe(404);
  }
});

it('logs each migration of the first start in one line, by its name', () => {
  const ditas = linhas.flatMap((linha) => {
    const [, nome] = /"msg":"migração (\d{4}_\w+) aplicada"/.exec(linha) ?? [];
    return nome === undefined ? [] : [nome];
  });
  expect(ditas.length).toBeGreaterThan(10);
  expect(new Set(ditas).size).toBe(ditas.length);
  for (const linha of linhas.filter((uma) => uma.includes('"level"')))
    expect(() => JSON.parse(linha)).not.toThrow();
});
