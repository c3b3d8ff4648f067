const LIST = /mso-list\s*:\s*(l\d+)\s+level(\d+)\s*(lfo\d+)?/i;
/** Fonts with bullets in place of letters, such as 'o', 'Ø' and 'ü'. */
const BULLET_FONT = /font-family\s*:\s*['"]?(?:Symbol|Wingdings|Webdings|Courier New)/i;
const MARKER = '[style*="mso-list:Ignore" i]';

interface WordItem {
  readonly element: HTMLElement;
  readonly level: number;
  readonly ordered: boolean;
  /** Word's name of the list; another name starts another list where it is ordered. */
  readonly list: string;
}

function isOrdered(marker: Element | null): boolean {
  const text = (marker?.textContent ?? '').replace(/\s+/g, '');
  if (/\d/.test(text) || /^\(?\p{L}+[.)]/u.test(text)) return true;
  const fonts = [marker, marker?.parentElement, marker?.firstElementChild];
  return /^\p{L}+$/u.test(text) && !fonts.some((one) => BULLET_FONT.test(one?.getAttribute('style') ?? ''));
}

/** A paragraph of a list, as Word marks it; its class alone proves nothing. */
function itemOf(node: Node | null): WordItem | null {
  if (!(node instanceof HTMLElement) || node.tagName !== 'P') return null;
  const found = LIST.exec(node.getAttribute('style') ?? '');
  const marker = node.querySelector(MARKER);
  if (found === null && marker === null) return null;
  const ordered = isOrdered(marker);
  const list = ordered ? `${found?.[1] ?? ''} ${found?.[3] ?? ''}` : '';
  return { element: node, level: Number(found?.[2] ?? 1), ordered, list };
}

function next(node: Node): Node | null {
  let after = node.nextSibling;
  while (
    after !== null &&
    !(after instanceof Element) &&
    (after.nodeType === Node.COMMENT_NODE || (after.nodeValue ?? '').trim() === '')
  ) {
    after = after.nextSibling;
  }
  return after;
}

interface OpenList {
  readonly list: HTMLElement;
  readonly item: WordItem;
}

function belongs(item: WordItem, open: OpenList): boolean {
  if (open.item.level !== item.level) return open.item.level < item.level;
  return open.item.ordered === item.ordered && open.item.list === item.list;
}

/**
 * Puts the item at its level: into the open list of that level, or into a new one inside the previous item.
 */
function place(item: WordItem, open: OpenList[]): void {
  while (open.length > 0 && !belongs(item, open.at(-1) as OpenList)) open.pop();
  const outer = open.at(-1);
  let list = outer?.list;
  if (outer === undefined || list === undefined || outer.item.level < item.level) {
    list = item.element.ownerDocument.createElement(item.ordered ? 'ol' : 'ul');
    if (outer === undefined) item.element.before(list);
    else outer.list.lastElementChild?.append(list);
    open.push({ list, item });
  }
  const li = item.element.ownerDocument.createElement('li');
  li.append(item.element);
  list.append(li);
}

/**
 * Turns Word's list paragraphs, with level and marker, into lists of that level and kind. A marker is removed
 * only where Word marked it as one, also in headings (D63).
 */
export function gatherWordLists(root: HTMLElement): void {
  const seen = new Set<Element>();
  for (const paragraph of root.querySelectorAll('p')) {
    if (seen.has(paragraph)) continue;
    const open: OpenList[] = [];
    let item = itemOf(paragraph);
    while (item !== null) {
      seen.add(item.element);
      const after = next(item.element);
      place(item, open);
      item = itemOf(after);
    }
  }
  for (const marker of root.querySelectorAll(MARKER)) marker.remove();
}
