import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Resolution in which pages are drawn (dots per inch). */
const DPI = 100;
/** Grey below which a dot counts as ink; above it are JPEG's traces around letters. */
const TINTA = 160;

/** A PDF as an independent reader reads and draws it. */
export interface PdfImpresso {
  /** Width and height of each page in points of 1/72 inch. */
  readonly tamanhos: readonly (readonly [largura: number, altura: number])[];
  /** The text of each page. */
  readonly textos: readonly string[];
  /** For each page, whether each of its rows of dots (100 per inch, from the top) has ink. */
  readonly tinta: readonly (readonly boolean[])[];
}

/** Reads the texts, sizes and ink of a PDF. */
export async function imprimir(bytes: Uint8Array): Promise<PdfImpresso> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const impresso = {
    tamanhos: [] as [number, number][],
    textos: [] as string[],
    tinta: [] as boolean[][],
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    impresso.tamanhos.push([width, height]);
    const { items } = await page.getTextContent();
    impresso.textos.push(items.map((item) => ('str' in item ? item.str : '')).join('\n'));
    impresso.tinta.push(await tintaDa(page, pdf.canvasFactory));
  }
  await task.destroy();
  return impresso;
}

interface Fabrica {
  create(
    width: number,
    height: number,
  ): {
    readonly canvas: HTMLCanvasElement;
    readonly context: CanvasRenderingContext2D;
  };
}

async function tintaDa(page: PDFPageProxy, fabrica: object): Promise<boolean[]> {
  const viewport = page.getViewport({ scale: DPI / 72 });
  const [largura, altura] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const { canvas, context } = (fabrica as Fabrica).create(largura, altura);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const { data } = context.getImageData(0, 0, largura, altura);
  // The red channel alone tells letters and the banner from white.
  return Array.from({ length: altura }, (_, y) =>
    Array.from({ length: largura }, (__, x) => data[(y * largura + x) * 4] ?? 255).some((r) => r < TINTA),
  );
}

/** The number of rows of dots in so many inches. */
export const pontos = (polegadas: number) => Math.round(polegadas * DPI);
