import { AJUSTES_DO_PDF as A } from '@instrutoria/domain/relatorio/limits.ts';
import html2pdf from 'html2pdf.js';
import { A4, ALTURA_DA_PAGINA, LARGURA_DA_PAGINA, PAGINA } from './page-size.ts';
import { splitLines, TOGETHER } from './split-lines.ts';
import { type Pdf, writeInvisibly } from './text-layer.ts';
import { linesOfText } from './text-lines.ts';

/** The used part of html2pdf.js; its own types lack half of its options. */
interface Worker {
  set(options: object): Worker;
  from(element: HTMLElement): Worker;
  toContainer(): Worker;
  toPdf(): Worker;
  get(what: 'container'): Promise<HTMLElement>;
  get(what: 'pdf'): Promise<Pdf>;
}

/** Browsers support no canvas beyond 65,535 pixels: 33 pages at this scale. */
const PAGINAS_MAXIMAS = 32;

const OPTIONS = {
  margin: [...A.margens],
  image: { type: 'jpeg', quality: A.qualidadeJpeg },
  html2canvas: { scale: A.escala, width: LARGURA_DA_PAGINA, backgroundColor: '#ffffff', logging: false },
  jsPDF: { format: A.formato, orientation: A.orientacao, unit: A.unidade },
  pagebreak: {
    mode: ['css', 'legacy'],
    before: A.quebraAntes,
    avoid: ['p', 'li', 'tr', 'img', 'h2', 'h3', `[${TOGETHER}]`],
  },
  enableLinks: false,
};

function laidOut(sheet: HTMLElement): { readonly copy: HTMLElement; readonly remove: () => void } {
  const place = document.createElement('div');
  place.inert = true;
  place.style.cssText = `position:absolute;top:0;left:-10000px;width:${A4.width}in`;
  const copy = sheet.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new TypeError('not a sheet');
  copy.normalize();
  place.append(copy);
  document.body.append(place);
  return { copy, remove: () => place.remove() };
}

/**
 * An image of each page with the same text over it, invisible, for selecting and searching (E-RELATORIO-4,
 * T-L17). Throws when the sheet is too long for a canvas.
 */
export async function makePdf(sheet: HTMLElement, title: string): Promise<Blob> {
  await document.fonts.ready;
  const { copy, remove } = laidOut(sheet);
  try {
    splitLines(copy);
    const worker = (html2pdf as unknown as () => Worker)()
      .set({ ...OPTIONS, pageSize: PAGINA })
      .from(copy)
      .toContainer();
    const container = await worker.get('container');
    if (container.parentElement !== null) container.parentElement.inert = true;
    const { left, top, height } = container.getBoundingClientRect();
    if (height > PAGINAS_MAXIMAS * ALTURA_DA_PAGINA) throw new RangeError('too many pages for one canvas');
    const lines = linesOfText(container).map((line) => ({
      ...line,
      left: line.left - left,
      right: line.right - left,
      top: line.top - top,
    }));
    const pdf = await worker.toPdf().get('pdf');
    pdf.setProperties({ title });
    pdf.setLanguage('pt-BR');
    writeInvisibly(pdf, lines);
    return pdf.output('blob');
  } finally {
    remove();
    for (const overlay of document.querySelectorAll('.html2pdf__overlay')) overlay.remove();
  }
}
