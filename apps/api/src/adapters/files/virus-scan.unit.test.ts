import { writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DESLIGADA, FUNCIONA, fora } from '../part-check.ts';
import { testDir } from '../testing/test-dir.ts';
import { createVirusScan } from './virus-scan.ts';

const dir = testDir();
/** The standard test file, in two halves so that a scanner leaves this source alone. */
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$' + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

let server: Server;
let responder: (dados: Buffer, socket: Socket) => void = () => undefined;
const sockets = new Set<Socket>();
const recebidos: Buffer[] = [];

/** A clamd that reads INSTREAM as the real one does. */
beforeEach(async () => {
  recebidos.length = 0;
  responder = (dados, socket) => {
    const infectado = dados.includes('EICAR-STANDARD-ANTIVIRUS');
    socket.end(`stream: ${infectado ? 'Win.Test.EICAR_HDB-1 FOUND' : 'OK'}\0`);
  };
  server = createServer((socket) => {
    sockets.add(socket);
    let dados = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      dados = Buffer.concat([dados, chunk]);
      const arquivo = desmontar(dados);
      if (arquivo === null) return;
      recebidos.push(arquivo);
      responder(arquivo, socket);
    });
  }).listen(join(dir(), 'clamd.sock'));
  await new Promise((pronto) => server.once('listening', pronto));
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server.close();
});

function desmontar(dados: Buffer): Buffer | null {
  if (dados.toString('latin1') === 'zPING\0') return Buffer.from('PING');
  const comando = 'zINSTREAM\0';
  if (dados.toString('latin1', 0, comando.length) !== comando) return null;
  const partes: Buffer[] = [];
  for (let pos = comando.length; pos + 4 <= dados.length; ) {
    const tamanho = dados.readUInt32BE(pos);
    if (tamanho === 0) return Buffer.concat(partes);
    partes.push(dados.subarray(pos + 4, pos + 4 + tamanho));
    pos += 4 + tamanho;
  }
  return null;
}

async function conferir(conteudo: string | Buffer, opcoes: { timeoutMs?: number } = {}): Promise<void> {
  const path = join(dir(), 'envio');
  await writeFile(path, conteudo);
  await createVirusScan(`unix://${join(dir(), 'clamd.sock')}`, opcoes).scan(path);
}

const indisponivel = { kind: 'indisponivel', code: 'ANTIVIRUS_INDISPONIVEL' };

it('sends the whole file and accepts a clean one', async () => {
  const dados = Buffer.alloc(300_000, 'limpo ');
  await conferir(dados);
  expect(recebidos[0]?.equals(dados)).toBe(true);
});

it('refuses an infected file with 422 (T-D15)', async () => {
  await expect(conferir(EICAR)).rejects.toMatchObject({ kind: 'invalido', code: 'ARQUIVO_INFECTADO' });
});

it('answers 503 when the scanner does not answer in time', async () => {
  responder = () => undefined;
  await expect(conferir('x', { timeoutMs: 50 })).rejects.toMatchObject(indisponivel);
});

it.each([
  ['hangs up', (socket: Socket) => socket.destroy()],
  ['ends without a word', (socket: Socket) => socket.end()],
  ['reports its own error', (socket: Socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ['says something else', (socket: Socket) => socket.end('stream: OK maybe\0')],
])('answers 503 when the scanner %s', async (_, agir) => {
  responder = (_dados, socket) => agir(socket);
  await expect(conferir('x')).rejects.toMatchObject(indisponivel);
});

it('answers 503 when nothing listens at the address', async () => {
  const path = join(dir(), 'envio');
  await writeFile(path, 'x');
  await expect(createVirusScan(`unix://${join(dir(), 'ninguem.sock')}`).scan(path)).rejects.toMatchObject(
    indisponivel,
  );
  for (const url of ['tcp://127.0.0.1:9', '127.0.0.1:9']) {
    await expect(createVirusScan(url).scan(path)).rejects.toMatchObject(indisponivel);
  }
});

it('reports whether the scanner works, within the time limit', async () => {
  const scan = (opcoes = {}) => createVirusScan(`unix://${join(dir(), 'clamd.sock')}`, opcoes);
  responder = (dados, socket) => socket.end(dados.toString() === 'PING' ? 'PONG\0' : 'UNKNOWN COMMAND\0');
  expect(await scan().examinar()).toEqual(FUNCIONA);
  responder = (_, socket) => socket.end('ERROR\0');
  expect(await scan().examinar()).toEqual(fora('O antivírus respondeu, mas não disse que está pronto.'));
  responder = () => undefined;
  expect(await scan({ timeoutMs: 50 }).examinar()).toEqual(fora('O antivírus não respondeu.'));
  expect(await createVirusScan(`unix://${join(dir(), 'ninguem.sock')}`).examinar()).toEqual(
    fora('O antivírus não respondeu.'),
  );
  expect(await createVirusScan().examinar()).toEqual(DESLIGADA);
});

it("writes the scanner's answer to the log and not into the response", async () => {
  const erro = await conferir(EICAR).catch((falha: unknown) => falha);
  expect(erro).toMatchObject({ cause: { message: 'clamd: stream: Win.Test.EICAR_HDB-1 FOUND' } });
  expect(String(erro)).not.toContain('EICAR');
});

it('scans nothing unless configured, and refuses an invalid address', async () => {
  await createVirusScan().scan('/não/existe');
  expect(recebidos).toEqual([]);
  expect(() => createVirusScan('http://clamd')).toThrow('Endereço do clamd inválido');
});
