import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfLido {
  readonly paginas: number;
  /** All text without white space, so that line breaks and hyphenation do not matter in a comparison. */
  readonly texto: string;
}

/** The text of a PDF, by an independent reader. */
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

/** The addresses that the first page links to. */
export async function linksDoPdf(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pagina = await (await task.promise).getPage(1);
  const notas = (await pagina.getAnnotations()) as readonly { readonly url?: string }[];
  await task.destroy();
  return notas.flatMap(({ url }) => url ?? []);
}

/** Brings a searched text into the same form. */
export function semEspacos(texto: string): string {
  return texto.replaceAll(/[\s\u00ad]/g, '');
}
