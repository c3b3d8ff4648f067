import { linesOfText } from './text-lines.ts';

/** Keeps a heading with the paragraph after it. */
export const TOGETHER = 'data-together';

function asLine(paragraph: HTMLElement, text: string, first: boolean, last: boolean): HTMLElement {
  const line = paragraph.cloneNode(false);
  if (!(line instanceof HTMLElement)) throw new TypeError('not a paragraph');
  line.textContent = text;
  line.style.whiteSpace = 'pre';
  if (!first) line.style.marginTop = '0';
  if (!last) line.style.marginBottom = '0';
  return line;
}

/**
 * Turns each line into a paragraph, so that a page may end after any line and none is cut. `copy` must be
 * laid out at the page's width.
 */
export function splitLines(copy: HTMLElement): void {
  const plain = [...copy.querySelectorAll('p')].filter((paragraph) => paragraph.childElementCount === 0);
  const found = plain.map((paragraph) => ({ paragraph, lines: linesOfText(paragraph) }));
  for (const { paragraph, lines } of found) {
    if (lines.length < 2) continue;
    const parts = lines.map(({ text }, i) => asLine(paragraph, text, i === 0, i === lines.length - 1));
    const [first, ...others] = parts;
    const block = paragraph.closest(`[${TOGETHER}]`);
    paragraph.replaceWith(...(block === null ? parts : [first ?? paragraph]));
    block?.after(...others);
  }
}
