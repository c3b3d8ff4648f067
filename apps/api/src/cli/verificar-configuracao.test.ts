import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailServer } from '../adapters/testing/mail-server.ts';
import { createS3Stub } from '../adapters/testing/s3-stub.ts';
import { createTestDatabase } from '../testing/database/database.ts';
import { runCli } from '../testing/server/cli.ts';
import { startServer } from '../testing/server/server-process.ts';

let dataDir = '';
const servidores: { close(): unknown }[] = [];

async function aberto(server: Server): Promise<number> {
  servidores.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
const http = (ao: RequestListener) => aberto(createHttp(ao));

beforeAll(async () => {
  dataDir = join(await temporaryDataDir({ mode: 0o700 }), 'nova');
});
afterAll(async () => {
  for (const s of servidores) await s.close();
});

it('names every invalid setting, exits with 1 and creates nothing; so does the server', async () => {
  const env = { DATA_DIR: dataDir, PORT: 'x', SMTP_URL: 'http://u:segredo-da-senha@h', SMPT_URL: 'y' };
  const cli = await runCli(['verificar-configuracao'], env);
  expect(cli.code).toBe(1);
  expect(cli.stdout).toContain('Quis dizer SMTP_URL?');
  for (const nome of ['PORT', 'SMTP_URL']) expect(cli.stderr).toContain(`  ${nome}: `);
  expect(cli.stderr + cli.stdout).not.toContain('segredo-da-senha');
  await expect(startServer(env)).rejects.toThrow(/PORT: .*\n.*SMTP_URL: /);
  expect(existsSync(dataDir)).toBe(false);
});

it('[C-K3] reads the operator’s file, warns about it, and prefers the environment', async () => {
  const arquivo = join(dataDir, '..', 'instrutoria.env');
  await writeFile(arquivo, 'PORT=x\nBACKUP_CHAVE=uma frase longa $HOME\nTZ=UTC\n');
  const args = ['verificar-configuracao', '--ambiente', arquivo];
  const ruim = await runCli(args, { DATA_DIR: dataDir });
  expect([ruim.code, ruim.stderr]).toEqual([1, expect.stringContaining('PORT: ')]);
  const boa = await runCli(args, { DATA_DIR: dataDir, PORT: '3001' });
  expect(boa.code).toBe(0);
  expect(boa.stdout).toMatch(
    /Aviso: BACKUP_CHAVE \(linha 2\).*\nAviso: TZ \(linha 3\).*\nA configuração serve/,
  );
  expect(boa.stdout).not.toContain('frase');
});

it('[C-K15] makes the server exit with 78 for an invalid configuration, so that systemd does not restart it', () => {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: 'x' };
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  expect(spawnSync(process.execPath, [main], { env }).status).toBe(78);
});

it('[C-K15] makes saude report whether a server is alive, ready, or neither', async () => {
  const answers = { '/saude/viva': 200, '/saude/pronta': 503 };
  const porta = await http((req, res) => {
    const status =
      req.headers.host === 'localhost'
        ? (Object.entries(answers).find(([p]) => p === req.url)?.[1] ?? 404)
        : 421;
    res.writeHead(status).end();
  });
  const saude = (...args: string[]) => runCli(['saude', ...args], { PORT: String(porta) });
  expect(await saude()).toMatchObject({ code: 0, stdout: '', stderr: '' });
  expect(await saude('--pronta')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('respondeu 503'),
  });
  const esperando = saude('--pronta', '--esperar');
  answers['/saude/pronta'] = 200;
  expect((await esperando).code).toBe(0);
  const morto = await runCli(['saude', '--esperar'], { PORT: '1', MAINPID: '4194305' });
  expect(morto).toMatchObject({ code: 1, stderr: expect.stringContaining('sem resposta') });
});

it('confirms a valid configuration without creating anything, and names the parts that are not set', async () => {
  expect(await runCli(['verificar-configuracao'], { DATA_DIR: dataDir })).toMatchObject({
    code: 0,
    stderr: '',
  });
  const { code, stdout } = await runCli(['verificar-configuracao', '--ligar'], { DATA_DIR: dataDir });
  expect(code).toBe(0);
  expect(stdout).toMatch(/Banco de dados: ok.*\nArquivos: ok.*\nE-mail: não configurado.*\nAntivírus: não/);
  expect(existsSync(dataDir)).toBe(false);
});

it('[C-K16] checks each part separately: an answering one is ok, another is out, and none hides another', async () => {
  const banco = await createTestDatabase();
  const correio = await startMailServer();
  servidores.push(correio);
  const stub = createS3Stub('balde', { accessKeyId: 'k', secretAccessKey: 's' });
  const s3 = await http((req, res) => stub.responder(req, res));
  const clamd = await aberto(createServer((s) => s.once('data', () => s.end('PONG\0'))));
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: banco.url,
    SMTP_URL: correio.url,
    ARMAZENAMENTO_URL: `s3://k:s@127.0.0.1:${s3}/balde?https=false`,
    ANTIVIRUS_URL: `127.0.0.1:${clamd}`,
  };
  const tudo = await runCli(['verificar-configuracao', '--ligar'], env);
  expect(tudo.stdout).toMatch(/Banco de dados: ok.*\nArquivos: ok.*\nE-mail: ok.*\nAntivírus: ok/);
  expect(tudo.code).toBe(0);
  expect(stub.objetos.size).toBe(0);

  for (const [metodo, verbo] of [
    ['PUT', 'gravar'],
    ['GET', 'ler'],
    ['LIST', 'listar'],
    ['DELETE', 'apagar'],
  ] as const) {
    stub.proibir(metodo);
    const cega = await runCli(['verificar-configuracao', '--ligar'], env);
    expect([cega.code, cega.stdout]).toEqual([1, expect.stringContaining(`não pode ${verbo} no balde`)]);
  }
  stub.limpar();

  const morta = await aberto(createServer());
  for (const s of servidores.slice(-1)) await s.close();
  const fora = {
    DATABASE_URL: `postgres://u:segredo-da-senha@127.0.0.1:${morta}/b`,
    SMTP_URL: `smtp://u:segredo-da-senha@127.0.0.1:${morta}`,
    ARMAZENAMENTO_URL: `s3://k:segredo-da-senha@127.0.0.1:${s3}/balde?https=false`,
    ANTIVIRUS_URL: `127.0.0.1:${morta}`,
  };
  const nomes = {
    DATABASE_URL: 'Banco de dados',
    SMTP_URL: 'E-mail',
    ARMAZENAMENTO_URL: 'Arquivos',
    ANTIVIRUS_URL: 'Antivírus',
  };
  for (const [variavel, url] of Object.entries(fora)) {
    const r = await runCli(['verificar-configuracao', '--ligar'], { ...env, [variavel]: url });
    expect(r.code, variavel).toBe(1);
    const foras = [...r.stdout.matchAll(/^(.+): FORA/gm)].map(([, nome]) => nome);
    expect(foras).toEqual([nomes[variavel as keyof typeof nomes]]);
    expect(r.stdout + r.stderr).not.toContain('segredo-da-senha');
  }
  await banco.drop();
});
