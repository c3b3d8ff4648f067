import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
// pdfjs would start a worker from another file, which a bundle does not contain, so it runs in this thread.
// @ts-expect-error: the module has no types, and is only passed to pdfjs.
import * as pdfjsWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** The most characters of all pages together: an honest proof has far fewer. */
const MAXIMO = 5_000_000;

Object.assign(globalThis, { pdfjsWorker });

/**
 * The text layer of each page, as a reader selects it: '' for a scan. Rejects for a file that pdfjs cannot
 * read.
 */
export async function paginasDoPdf(bytes: Uint8Array): Promise<string[]> {
  const tarefa = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    const pdf = await tarefa.promise;
    const paginas: string[] = [];
    let total = 0;
    for (let numero = 1; numero <= pdf.numPages && total < MAXIMO; numero += 1) {
      const { items } = await (await pdf.getPage(numero)).getTextContent();
      const pagina = items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
        .join('');
      paginas.push(pagina);
      total += pagina.length;
    }
    return paginas;
  } finally {
    await tarefa.destroy();
  }
}
