import { afterEach, describe, expect, it } from 'vitest';
import { umDocumento } from '../../testing/documents/um-documento-do-projeto.ts';
import { createPdfRenderer, type PdfRenderer, type PdfRendererOptions } from './renderer.ts';

const open: PdfRenderer[] = [];

function renderer(limits: Omit<PdfRendererOptions, 'log'>): PdfRenderer {
  const made = createPdfRenderer({ log: { warn: () => undefined }, ...limits });
  open.push(made);
  return made;
}

afterEach(() => Promise.all(open.splice(0).map((made) => made.close())));

describe('the PDF renderer', () => {
  it('makes the documents of its queue and refuses the rest with 503', async () => {
    const pdf = renderer({ queueLimit: 1, timeoutMs: 300_000 });
    const results = await Promise.allSettled([1, 2, 3].map(() => pdf.projeto(async () => umDocumento())));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(results[2]).toMatchObject({ reason: { kind: 'indisponivel', code: 'PDF_FILA_CHEIA' } });
  });

  it('gives up a document that takes too long', async () => {
    const late = renderer({ timeoutMs: 1 }).projeto(async () => umDocumento());
    await expect(late).rejects.toMatchObject({ kind: 'indisponivel', code: 'PDF_DEMOROU' });
  });

  it('returns the bytes of a whole PDF', async () => {
    const bytes = await renderer({ timeoutMs: 300_000 }).projeto(async () => umDocumento());
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(Buffer.from(bytes.subarray(-6)).toString()).toContain('%%EOF');
  });
});
