import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { classico, incremental } from '@instrutoria/pdf-seguro/testing/pdf-maker.ts';
import { describe, expect, it } from 'vitest';
import { testDir } from '../testing/test-dir.ts';
import { conferirPdf } from './pdf-check.ts';

const dir = testDir();

describe('conferirPdf', () => {
  async function conferir(pdf: Buffer): Promise<void> {
    const path = join(dir(), 'envio');
    await writeFile(path, pdf);
    await conferirPdf(path);
    expect((await readFile(path)).equals(pdf)).toBe(true);
  }

  it('accepts a valid file and changes no byte of it', async () => {
    await conferir(incremental({}));
  });

  it('answers 415 for a file that is not a PDF, and 422 with a reason for a refused one', async () => {
    await expect(conferir(Buffer.from('MZ'))).rejects.toMatchObject({
      kind: 'tipoNaoAceito',
      message: 'Envie um arquivo PDF de até 25 MB',
    });
    await expect(
      conferir(classico({ catalogo: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' })),
    ).rejects.toMatchObject({
      kind: 'invalido',
      code: 'PDF_RECUSADO',
      message: 'O PDF contém JavaScript. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
    });
  });

  it('checks many files at once', async () => {
    const path = join(dir(), 'varios');
    await writeFile(path, classico({}));
    await Promise.all(Array.from({ length: 6 }, () => conferirPdf(path)));
  });

  it('throws when the file no longer exists', async () => {
    await expect(conferirPdf(join(dir(), 'sumiu'))).rejects.toThrow('ENOENT');
  });
});
