import { arrumarMarkup } from '@instrutoria/domain/kernel/arrumar-texto.ts';
import { type LeftOut, NOTHING_LEFT_OUT } from './left-out.ts';
import { withoutOtherThanText } from './not-the-text.ts';
import { parseInert } from './parse-inert.ts';
import { boldHeadings, plainTables } from './plain-tables.ts';
import { withoutOfficeNoise } from './without-office-noise.ts';
import { gatherWordLists } from './word-lists.ts';

const MAX_READ = 4_000_000;
/** Longer markup, after Word's noise is removed, is pasted as plain text (T-E7). */
const MAX_PASTED_MARKUP = 200_000;
/** Ten times what 2,000 characters could need; more would be nesting, and slow. */
const MAX_PASTED_TAGS = 2500;
const MAX_PASTED_TEXT = 20_000;
/** Longer or more deeply nested markup is not parsed, even for its text. */
const MAX_PARSED_MARKUP = 1_000_000;
const MAX_DEPTH = 200;

/** Google Docs and LibreOffice put a nested list beside its item, not inside it. */
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

/** An upper estimate: self-closing elements count as open. */
function isDeep(html: string): boolean {
  let open = 0;
  for (const [, close] of html.matchAll(/<(?:(\/)|(?!br\b|hr\b|img\b|col\b|!)[a-z])/gi)) {
    open = Math.max(0, open + (close === undefined ? 1 : -1));
    if (open > MAX_DEPTH) return true;
  }
  return false;
}

const BREAKS = 'p, div, br, li, tr, td, th, caption, h1, h2, h3, h4, h5, h6';

/**
 * The text without its tags. Deeply nested tags are removed before parsing, which would take a browser
 * seconds.
 */
function textOf(html: string, markup: string): Pasted {
  if (html.length > MAX_PARSED_MARKUP || isDeep(html)) {
    const untagged = html
      .replace(/<div\b[^<>]*mso-element:comment-list.*/is, '')
      .replace(/<a\b[^<>]*msocomanchor[^<>]*>[^<]*/gi, '')
      .replace(/<\/?(?:p|div|br|li|tr|td|th|caption|h[1-6])\b[^<>]*>/gi, ' ')
      .replace(/<[^<>]*>/g, '');
    return asParagraph(parseInert(untagged).textContent ?? '', NOTHING_LEFT_OUT);
  }
  const root = parseInert(html);
  const other = withoutOtherThanText(root, markup);
  for (const marker of root.querySelectorAll('[style*="mso-list:Ignore" i]')) marker.remove();
  for (const block of root.querySelectorAll(BREAKS)) block.before(' ');
  return asParagraph(root.textContent ?? '', { ...NOTHING_LEFT_OUT, ...other });
}

function asParagraph(text: string, leftOut: LeftOut): Pasted {
  const whole = text.replace(/\s+/g, ' ').trim();
  const paragraph = parseInert('').ownerDocument.createElement('p');
  paragraph.textContent = whole.slice(0, MAX_PASTED_TEXT);
  const large = whole.length > MAX_PASTED_TEXT ? 'cut' : 'plain';
  return { html: paragraph.outerHTML, leftOut: { ...leftOut, large } };
}

export interface Pasted {
  readonly html: string;
  readonly leftOut: LeftOut;
}

/**
 * For Word, LibreOffice, Google Docs and pages: the visible text, real lists, tables as lines, bounded size;
 * no Office noise, comments, hidden text or pictures (D63). Styles stay: the editor gets bold and italics
 * from them.
 */
export function cleanPastedHtml(html: string): Pasted {
  const markup = html.slice(0, MAX_READ);
  const trimmed = arrumarMarkup(withoutOfficeNoise(markup));
  if (trimmed.length > MAX_PASTED_MARKUP || countTags(trimmed) > MAX_PASTED_TAGS)
    return textOf(trimmed, markup);
  const root = parseInert(trimmed);
  const other = withoutOtherThanText(root, markup);
  gatherWordLists(root);
  nestInnerLists(root);
  const tables = plainTables(root);
  boldHeadings(root);
  // The editor's library caches the first policy that accepts its markup.
  const cleaned = root.childElementCount > 0 ? root.innerHTML : `<p>${root.innerHTML}</p>`;
  return { html: cleaned, leftOut: { ...NOTHING_LEFT_OUT, ...other, tables } };
}
