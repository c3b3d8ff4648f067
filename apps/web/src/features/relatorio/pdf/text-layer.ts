import { onPage } from './page-size.ts';
import type { TextLine } from './text-lines.ts';

/** The used part of jsPDF. */
export interface Pdf {
  setProperties(properties: { readonly title: string }): void;
  setLanguage(language: string): void;
  setPage(page: number): void;
  setFontSize(points: number): void;
  getTextWidth(text: string): number;
  text(text: string, x: number, y: number, options: object): void;
  output(kind: 'blob'): Blob;
}

/** Characters outside Windows-1252 are only in the image, and in the server's PDF. */
const BEYOND = /[^\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** The part of a line's height above the baseline. */
const FOOT = 0.785;

export function writeInvisibly(pdf: Pdf, lines: readonly TextLine[]): void {
  for (const { text, left, right, top, height } of lines) {
    const line = text.normalize('NFC').replace(/\s/g, ' ').replace(BEYOND, '?');
    const { page, x, y } = onPage(left, top + height * FOOT);
    const end = onPage(right, top);
    pdf.setPage(page);
    pdf.setFontSize(height * 0.55);
    const width = pdf.getTextWidth(line);
    const horizontalScale = width > 0 ? (end.x - x) / width : 1;
    pdf.text(line, x, y, { renderingMode: 'invisible', horizontalScale });
  }
}
