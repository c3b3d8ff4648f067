import { parseInert } from './parse-inert.ts';
import { boldHeadings, plainTables } from './plain-tables.ts';
import { withoutOfficeNoise } from './without-office-noise.ts';

const MAX_READ = 4_000_000;
/** Longer markup, after Word's noise is removed, is pasted as plain text (T-E7). */
const MAX_PASTED_MARKUP = 200_000;
/** Ten times what 2,000 characters could need; more is nesting, and slow. */
const MAX_PASTED_TAGS = 2500;
const MAX_PASTED_TEXT = 20_000;

/** Word writes list items as such paragraphs. */
function isWordListItem(element: Element | null): element is HTMLElement {
  return element !== null && element.tagName === 'P' && /MsoListParagraph/i.test(element.className);
}

/** Word writes bullets and numbers into the text. */
function isOrdered(item: Element): boolean {
  return /^\s*(?:\d+|[a-z]|[ivxl]+)[.)]/i.test(item.textContent ?? '');
}

function withoutMarker(item: HTMLElement): HTMLElement {
  for (const marker of item.querySelectorAll('[style*="mso-list:Ignore" i]')) marker.remove();
  const first = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode();
  if (first !== null && first.nodeValue !== null) {
    first.nodeValue = first.nodeValue.replace(/^\s*(?:[·•§o▪–-]|\d+[.)]|[a-z][.)])\s+/i, '');
  }
  return item;
}

function gatherWordLists(root: HTMLElement): void {
  for (const start of root.querySelectorAll('p')) {
    if (!isWordListItem(start) || !start.isConnected || start.parentElement?.tagName === 'LI') continue;
    const list = root.ownerDocument.createElement(isOrdered(start) ? 'ol' : 'ul');
    start.before(list);
    let next: Element | null = start;
    while (isWordListItem(next)) {
      const following: Element | null = next.nextElementSibling;
      const item = root.ownerDocument.createElement('li');
      item.append(withoutMarker(next));
      list.append(item);
      next = following;
    }
  }
}

/** Google Docs and LibreOffice write an inner list beside the item that it belongs to, not in it. */
function nestInnerLists(root: HTMLElement): void {
  for (const inner of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = inner.previousElementSibling;
    if (item?.tagName === 'LI') item.append(inner);
  }
}

function countTags(html: string): number {
  let count = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) count += 1;
  return count;
}

/** Tags are removed before parsing: deep nesting costs a browser seconds. */
function asParagraph(html: string): string {
  const text = html
    .replace(/<\/?(?:p|div|br|li|tr|td|th|caption|h[1-6])\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_PASTED_TEXT);
  const decoded = parseInert(text);
  const paragraph = decoded.ownerDocument.createElement('p');
  paragraph.textContent = decoded.textContent;
  return paragraph.outerHTML;
}

/**
 * For Word, LibreOffice, Google Docs and pages: no Office noise, no images, real lists, tables as lines,
 * bounded size. Styles stay: the editor gets bold and italics from them.
 */
export function cleanPastedHtml(html: string): string {
  const trimmed = withoutOfficeNoise(html.slice(0, MAX_READ));
  if (trimmed.length > MAX_PASTED_MARKUP || countTags(trimmed) > MAX_PASTED_TAGS) return asParagraph(trimmed);
  const root = parseInert(trimmed);
  gatherWordLists(root);
  nestInnerLists(root);
  plainTables(root);
  boldHeadings(root);
  // The editor's library keeps the first policy that accepts its markup.
  return root.childElementCount > 0 ? root.innerHTML : `<p>${root.innerHTML}</p>`;
}
