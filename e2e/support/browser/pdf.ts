import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfLido {
  readonly paginas: number;
  /** All text without white space: line breaks and hyphenation do not matter to a comparison. */
  readonly texto: string;
}

/** What a PDF says, by a reader that is not ours. */
export async function lerPdf(bytes: Uint8Array): Promise<PdfLido> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  let texto = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texto += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  const lido = { paginas: pdf.numPages, texto: semEspacos(texto) };
  await task.destroy();
  return lido;
}

/** The same form for what is looked for. */
export function semEspacos(texto: string): string {
  return texto.replaceAll(/[\s\u00ad]/g, '');
}
