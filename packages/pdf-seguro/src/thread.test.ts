import { describe, expect, it } from 'vitest';
import { classico } from './testing/pdf-maker.ts';
import { copiaSemMetadados, textoDoPdf } from './thread.ts';

describe('a PDF in a worker thread', () => {
  it('is read and copied, and another file gives null', async () => {
    const bytes = classico({ trailer: '/Info << /Author (Zoraide) >>' });
    const copia = await copiaSemMetadados(bytes);
    expect(Buffer.from(copia ?? []).includes('Zoraide')).toBe(false);
    expect(await textoDoPdf(copia ?? bytes)).toEqual(await textoDoPdf(bytes));
    expect(await textoDoPdf(Buffer.from('no PDF'))).toBeNull();
    expect(await copiaSemMetadados(Buffer.from('no PDF'))).toBeNull();
  });
});
