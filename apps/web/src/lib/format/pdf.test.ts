import { expect, it } from 'vitest';
import { PdfInvalido, toPdf } from './pdf.ts';

it('forces the type of a PDF', async () => {
  const pdf = await toPdf(new Blob(['%PDF-1.7 …'], { type: 'text/html' }));
  expect(pdf.type).toBe('application/pdf');
  expect(await pdf.text()).toBe('%PDF-1.7 …');
});

it.each(['<html><script>alert(1)</script>', '', '%PDX-1.7'])('refuses %j (T-D13)', async (content) => {
  await expect(toPdf(new Blob([content], { type: 'application/pdf' }))).rejects.toBeInstanceOf(PdfInvalido);
});
