import { access, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fora } from '../part-check.ts';
import { createS3Stub, type S3Stub } from '../testing/s3-stub.ts';
import { describeFileStorage } from '../testing/storage-contract.ts';
import { testDir } from '../testing/test-dir.ts';
import { createS3Storage } from './s3-storage.ts';
import { parseS3Url } from './s3-url.ts';
import { createFileStorage } from './storage.ts';

const dir = testDir();
const KEY = `arq_${'b'.repeat(32)}`;
let stub: S3Stub;
let server: Server;
let url = '';

beforeAll(async () => {
  stub = createS3Stub('balde', { accessKeyId: 'chave', secretAccessKey: 'se/gredo' });
  server = createServer(stub.responder).listen(0, '127.0.0.1');
  await new Promise((pronto) => server.once('listening', pronto));
  const { port } = server.address() as AddressInfo;
  url = `s3://chave:se%2Fgredo@127.0.0.1:${port}/balde?region=sa-east-1&https=false`;
});
afterAll(() => server.close());
beforeEach(() => stub.limpar());

const abrir = () => createFileStorage({ armazenamentoUrl: url, dataDir: dir() });

describeFileStorage('s3', dir, abrir);

it('signs for the configured key and region and stores the object under its key', async () => {
  await (await abrir()).putBytes(KEY, Buffer.from('x'));
  expect([...stub.objetos.keys()]).toEqual([KEY]);
  expect(stub.autorizacoes.at(-1)).toMatch(/^AWS4-HMAC-SHA256 Credential=chave\/\d{8}\/sa-east-1\/s3\//);
});

it('signs with the secret: the store refuses a wrong one', async () => {
  const antes = stub.recusadas();
  const outro = await createFileStorage({
    armazenamentoUrl: url.replace('se%2Fgredo', 'outro'),
    dataDir: dir(),
  });
  await expect(outro.putBytes(KEY, Buffer.from('x'))).rejects.toMatchObject({ kind: 'indisponivel' });
  expect(await outro.examinar()).toEqual(
    fora('O armazenamento de arquivos (S3) recusou a chave configurada.'),
  );
  expect([stub.objetos.size, stub.recusadas() > antes]).toEqual([0, true]);
});

describe('faults', () => {
  it('answers 507 when the store is full, and keeps the temporary file for another try (T-D9)', async () => {
    stub.falharCom(507);
    const temp = join(dir(), 'envio');
    await writeFile(temp, 'conteúdo');
    await expect((await abrir()).put(KEY, temp)).rejects.toMatchObject({
      kind: 'semEspaco',
      code: 'SEM_ESPACO',
    });
    await access(temp);
    expect(stub.objetos.size).toBe(0);
  });

  it('answers 503 when the store refuses', async () => {
    stub.falharCom(403);
    const indisponivel = { kind: 'indisponivel', code: 'ARMAZENAMENTO_INDISPONIVEL' };
    await expect((await abrir()).bytes(KEY)).rejects.toMatchObject(indisponivel);
    await expect((await abrir()).exists(KEY)).rejects.toMatchObject(indisponivel);
    await expect((await abrir()).remove(KEY)).rejects.toMatchObject(indisponivel);
    expect(await (await abrir()).examinar()).toEqual(
      fora('O armazenamento de arquivos (S3) recusou a chave configurada.'),
    );
  });

  it('answers 503 when nothing listens at the address', async () => {
    const morto = await createFileStorage({
      armazenamentoUrl: 's3://a:b@127.0.0.1:9/balde?https=false',
      dataDir: dir(),
    });
    await expect(morto.putBytes(KEY, Buffer.from('x'))).rejects.toMatchObject({ kind: 'indisponivel' });
    expect(await morto.examinar()).toEqual(fora('O armazenamento de arquivos (S3) não respondeu.'));
  });
});

describe('a store that hangs', () => {
  const indisponivel = { kind: 'indisponivel', code: 'ARMAZENAMENTO_INDISPONIVEL' };
  const apressado = () => createS3Storage(url, { limiteMs: 150, envioMs: 150 });

  it('waits no longer than its limit, and uses the store again once it answers', async () => {
    const temp = join(dir(), 'envio');
    await writeFile(temp, Buffer.alloc(300_000));
    const storage = apressado();
    stub.calar('tudo');
    await expect(storage.put(KEY, temp)).rejects.toMatchObject(indisponivel);
    await access(temp);
    await expect(storage.putBytes(KEY, Buffer.from('x'))).rejects.toMatchObject(indisponivel);
    await expect(storage.read(KEY)).rejects.toMatchObject(indisponivel);
    await expect(storage.bytes(KEY)).rejects.toMatchObject(indisponivel);
    await expect(storage.remove(KEY)).rejects.toMatchObject(indisponivel);
    await expect(storage.exists(KEY)).rejects.toMatchObject(indisponivel);
    await expect(storage.list()[Symbol.asyncIterator]().next()).rejects.toMatchObject(indisponivel);
    expect(await storage.examinar()).toEqual(fora('O armazenamento de arquivos (S3) não respondeu.'));
    stub.limpar();
    await (await abrir()).putBytes(KEY, Buffer.from('voltou'));
    expect(Buffer.from(await (await abrir()).bytes(KEY)).toString()).toBe('voltou');
  });

  it('ends the reading with an error when the store stops in the middle of a file', async () => {
    await (await abrir()).putBytes(KEY, Buffer.alloc(200_000, 'a'));
    stub.calar('metade');
    await expect(apressado().bytes(KEY)).rejects.toMatchObject(indisponivel);
    // On a busy machine the limit may end it before the first byte, also with an error.
    await expect(apressado().read(KEY).then(buffer)).rejects.toThrow();
  });
});

describe('ARMAZENAMENTO_URL', () => {
  it('is HTTPS in us-east-1 by default', () => {
    expect(parseS3Url('s3://k:s%2B%2F@minio.ufx.br:9000/arquivos')).toEqual({
      bucket: 'arquivos',
      region: 'us-east-1',
      endpoint: 'https://minio.ufx.br:9000',
      forcePathStyle: true,
      credentials: { accessKeyId: 'k', secretAccessKey: 's+/' },
    });
  });

  it.each(['http://k:segredoX@h/b', 's3://k:segredoX@h/', 's3://k:segredoX@h/a/b', 'segredoX'])(
    'refuses %s without repeating the secret (T-M9)',
    (texto) => {
      expect(() => parseS3Url(texto)).toThrow('ARMAZENAMENTO_URL inválida');
      expect(() => parseS3Url(texto)).not.toThrow('segredoX');
    },
  );
});
