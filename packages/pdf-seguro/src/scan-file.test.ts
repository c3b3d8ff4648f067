import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { examinarArquivo } from './scan-file.ts';
import { classico, incremental } from './testing/pdf-maker.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pdf-seguro-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function examinar(pdf: Buffer) {
  const path = join(dir, 'envio');
  await writeFile(path, pdf);
  const motivo = await examinarArquivo(path);
  expect((await readFile(path)).equals(pdf)).toBe(true);
  return motivo;
}

it('accepts a valid file and changes no byte of it', async () => {
  expect(await examinar(incremental({}))).toBeNull();
});

it('names the reason of a refusal', async () => {
  expect(await examinar(Buffer.from('MZ'))).toBe('naoEhPdf');
  const pdf = classico({ catalogo: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' });
  expect(await examinar(pdf)).toBe('javascript');
});

it('keeps the main thread free while it reads a large file', async () => {
  const objetos = Array.from(
    { length: 150_000 },
    (_, i) => `${i + 100} 0 obj <</A ${i} 0 R /B [1 2 /C (d)]>> endobj\n`,
  );
  const pdf = classico({ objetos: { 10: `null endobj\n${objetos.join('')} 11 0 obj null` } });
  let voltas = 0;
  const relogio = setInterval(() => {
    voltas += 1;
  }, 1);
  await examinar(pdf).finally(() => clearInterval(relogio));
  expect(voltas).toBeGreaterThan(10);
});

it('throws when the file no longer exists', async () => {
  await expect(examinarArquivo(join(dir, 'sumiu'))).rejects.toThrow('ENOENT');
});
