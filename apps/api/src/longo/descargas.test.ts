import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { serverProcesses } from '@instrutoria/postgres-embutido/testing/processes.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { send } from '../testing/client.ts';
import { contar } from '../testing/figures.ts';
import { atePronta, type Instalacao, novaInstalacao } from '../testing/machines/instalacao.ts';
import { umPng } from '../testing/probes/imagem.ts';
import type { ServerProcess } from '../testing/server/server-process.ts';
import type { Pessoa } from '../testing/world.ts';

const ESCRITAS = 200;
const ENVIOS = 50;

let instalacao: Instalacao;
let server: ServerProcess;
let pessoa: Pessoa;

beforeEach(async () => {
  const dataDir = await temporaryDataDir({ onDisk: true });
  const encher: Parameters<typeof novaInstalacao>[1] = async (w) => {
    pessoa = await w.novaPessoa();
  };
  instalacao = await novaInstalacao(dataDir, encher, { embutida: true });
  server = await instalacao.iniciar();
  await atePronta(server.url);
});
afterEach(() => instalacao.remover());

/** Counts the flushes of these processes and their children from now on. Throws where strace is missing. */
async function contarDescargas(pids: readonly number[], saida: string): Promise<() => Promise<number>> {
  const args = [
    '-f',
    '-e',
    'trace=fsync,fdatasync',
    '-o',
    saida,
    ...pids.flatMap((pid) => ['-p', String(pid)]),
  ];
  const strace: ChildProcess = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const falhou = once(strace, 'error').then(([erro]) => {
    throw new Error('strace is needed to count what reaches the disk', { cause: erro });
  });
  let presos = 0;
  const todos = Promise.withResolvers<void>();
  if (strace.stderr === null) throw new Error('strace has no stderr');
  createInterface({ input: strace.stderr }).on('line', (linha) => {
    if (/Process \d+ attached/.test(linha)) presos += 1;
    if (presos >= pids.length) todos.resolve();
  });
  await Promise.race([falhou, todos.promise]);
  return async () => {
    const fim = once(strace, 'exit');
    strace.kill('SIGINT');
    await fim;
    const linhas = (await readFile(saida, 'utf8')).split('\n');
    return linhas.filter((linha) => /\bf(data)?sync\(/.test(linha)).length;
  };
}

test('T-H3 T-D10 flushes each acknowledged write to the disk, and each file with its folder', async () => {
  const { dataDir } = instalacao;
  const saida = await temporaryDataDir();
  const noBanco = await contarDescargas(
    await serverProcesses(join(dataDir, 'postgres')),
    join(saida, 'banco'),
  );
  const enviar = (caminho: string, o: object) =>
    send(server.url, 'POST', caminho, { token: pessoa.token, ...o });
  let rascunho: { id?: number } = {};
  for (let i = 0; i < ESCRITAS; i += 1) {
    // Sequentially, because simultaneous writers may share a flush.
    const r = await enviar('/api/projeto/rascunho', { body: { ...rascunho, titulo: `Rascunho ${i}` } });
    expect(r.status).toBe(i === 0 ? 201 : 200);
    rascunho = { id: (r.body as { id: number }).id };
  }
  const doBanco = await noBanco();
  const noProcesso = await contarDescargas([server.pid], join(saida, 'processo'));
  for (let i = 0; i < ENVIOS; i += 1) {
    const r = await enviar('/api/projeto/upload', { file: { bytes: await umPng() } });
    expect(r.status).toBe(201);
  }
  const doProcesso = await noProcesso();
  contar(
    'energia',
    `strace: ${doBanco} flushes of the database for ${ESCRITAS} acknowledged writes, ` +
      `${doProcesso} of the application for ${ENVIOS} files`,
  );
  expect(doBanco).toBeGreaterThanOrEqual(ESCRITAS);
  // The bytes, and the directory entry.
  expect(doProcesso).toBeGreaterThanOrEqual(2 * ENVIOS);
});
