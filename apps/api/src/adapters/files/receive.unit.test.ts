import { createHash, randomBytes } from 'node:crypto';
import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { expect, it } from 'vitest';
import { testDir } from '../testing/test-dir.ts';
import { receiveToTemp } from './receive.ts';

const MEGA = 1024 * 1024;
const dir = testDir();
const opcoes = () => ({ maxBytes: 2 * MEGA, tempDir: dir() });

it('stores the bytes with their size and hash', async () => {
  const dados = randomBytes(2 * MEGA);
  const recebido = await receiveToTemp(Readable.from([dados.subarray(0, 7), dados.subarray(7)]), opcoes());
  expect(recebido.bytes).toBe(dados.length);
  expect(recebido.sha256).toBe(createHash('sha256').update(dados).digest('hex'));
  expect((await readFile(recebido.path)).equals(dados)).toBe(true);
  await recebido.remove();
  await recebido.remove();
  expect(await readdir(dir())).toEqual([]);
});

it('refuses one byte above the limit and stores nothing (T-D4)', async () => {
  const stream = Readable.from([randomBytes(2 * MEGA), Buffer.from('x')]);
  await expect(receiveToTemp(stream, opcoes())).rejects.toMatchObject({
    kind: 'grandeDemais',
    message: MENSAGENS_ARQUIVO.grandeDemais,
  });
  expect(stream.destroyed).toBe(true);
  expect(await readdir(dir())).toEqual([]);
});

it('stops reading an endless upload at the limit', async () => {
  let lidos = 0;
  const stream = new Readable({
    read() {
      lidos += 65_536;
      this.push(Buffer.alloc(65_536));
    },
  });
  await expect(receiveToTemp(stream, opcoes())).rejects.toMatchObject({ kind: 'grandeDemais' });
  expect(lidos).toBeLessThan(4 * MEGA);
});

it('leaves no file behind after fifty broken uploads (T-D4)', async () => {
  const quebrado = () => {
    let vez = 0;
    return new Readable({
      read() {
        vez += 1;
        if (vez > 3) this.destroy(new Error('conexão caiu'));
        else this.push(Buffer.alloc(50_000));
      },
    });
  };
  const respostas = await Promise.allSettled(
    Array.from({ length: 50 }, () => receiveToTemp(quebrado(), opcoes())),
  );
  for (const uma of respostas)
    expect(uma).toMatchObject({ status: 'rejected', reason: { message: 'conexão caiu' } });
  expect(await readdir(dir())).toEqual([]);
});

it('takes an empty file and creates its directory', async () => {
  const recebido = await receiveToTemp(Readable.from([]), { maxBytes: 1, tempDir: join(dir(), 'a', 'b') });
  expect(recebido.bytes).toBe(0);
  await access(recebido.path);
});

it('answers 507 when the disk fills up during the upload (T-D9)', async () => {
  const stream = new Readable({ read() {} });
  const resposta = receiveToTemp(stream, opcoes());
  stream.push(Buffer.alloc(1_000));
  stream.destroy(Object.assign(new Error('sem espaço'), { code: 'ENOSPC' }));
  await expect(resposta).rejects.toMatchObject({ kind: 'semEspaco', code: 'SEM_ESPACO' });
  expect(await readdir(dir())).toEqual([]);
});
