import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pixels per point: about 144 dpi, like a page seen by a phone's camera. */
const SCALE = 2;

interface Canvas {
  readonly context: {
    getImageData(x: number, y: number, w: number, h: number): { readonly data: Uint8ClampedArray };
  };
}

type Target = Parameters<PDFPageProxy['render']>[0]['canvas'];

export interface Drawn {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Uint8ClampedArray;
}

/** The first page as a picture. */
export async function drawFirstPage(bytes: Uint8Array): Promise<Drawn> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await task.promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const factory = pdf.canvasFactory as {
    create(w: number, h: number): Canvas & { readonly canvas: Target };
  };
  const { canvas, context } = factory.create(width, height);
  await page.render({ canvas, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  await task.destroy();
  return { width, height, data };
}
