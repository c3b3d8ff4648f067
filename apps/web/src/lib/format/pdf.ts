/** The file must not be opened on the product's origin (T-D13). */
export class PdfInvalido extends Error {
  constructor() {
    super('O arquivo recebido não é um PDF.');
    this.name = 'PdfInvalido';
  }
}

/** The file with type application/pdf, after a check of its beginning. Throws PdfInvalido. */
export async function toPdf(blob: Blob): Promise<Blob> {
  const head = new Uint8Array(await blob.slice(0, 5).arrayBuffer());
  if (String.fromCharCode(...head) !== '%PDF-') throw new PdfInvalido();
  return new Blob([blob], { type: 'application/pdf' });
}
