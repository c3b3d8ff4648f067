import { parseInert } from './parse-inert.ts';
import { boldHeadings, plainTables } from './plain-tables.ts';
import { withoutOfficeNoise } from './without-office-noise.ts';

/** The rest of a longer clipboard is not even looked at. */
const MAX_READ = 4_000_000;
/** More markup than this, after Word's own noise is gone, is pasted as its plain text (T-E7: no freeze). */
const MAX_PASTED_MARKUP = 200_000;
/** Ten times what a field of 2,000 characters could need; more is nesting, and slow. */
const MAX_PASTED_TAGS = 2500;
const MAX_PASTED_TEXT = 20_000;

/** True for a paragraph that Word writes instead of a list item. */
function isWordListItem(element: Element | null): element is HTMLElement {
  return element !== null && element.tagName === 'P' && /MsoListParagraph/i.test(element.className);
}

/** Word marks its items with a bullet or a number inside the text; these are the numbers. */
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

/** Word's list paragraphs become real lists; one run of them is one list. */
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

function countTags(html: string): number {
  let count = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) count += 1;
  return count;
}

/** The beginning of the text alone. Tags go before a document is made: deep nesting costs a browser seconds. */
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
 * Cleans what comes from Word, LibreOffice, Google Docs or a page: no Office noise, no images, real lists, tables as lines, bounded
 * size. Styles stay for the editor, which reads bold and italics from them and drops the rest by its schema.
 */
export function cleanPastedHtml(html: string): string {
  const trimmed = withoutOfficeNoise(html.slice(0, MAX_READ));
  if (trimmed.length > MAX_PASTED_MARKUP || countTags(trimmed) > MAX_PASTED_TAGS) return asParagraph(trimmed);
  const root = parseInert(trimmed);
  gatherWordLists(root);
  plainTables(root);
  boldHeadings(root);
  // The editor's library takes the first policy that accepts its markup for the one to use ever after.
  return root.childElementCount > 0 ? root.innerHTML : `<p>${root.innerHTML}</p>`;
}
