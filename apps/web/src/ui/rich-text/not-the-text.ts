import type { LeftOut } from './left-out.ts';

/** Comments in Word's margin: the list at the end, and the mark beside the words; the same in Google Docs. */
const COMMENTS = [
  '[style*="mso-element:comment" i]',
  '[style*="mso-special-character:comment" i]',
  '[class^="msocom" i]:not([style*="mso-comment-reference" i])',
  '[class^="MsoCommentText" i]',
  '[class^="MsoCommentReference" i]',
  'a[href^="#cmnt"]',
].join();
const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i;
/** Deletions of tracked changes; a web page's own `del` is visible text. */
const DELETED = 'del[cite], del[datetime], .msoDel';
const OF_AN_OFFICE = /urn:schemas-microsoft-com:office|content="?(?:LibreOffice|OpenOffice)/i;

/** Names of classes that Word's style sheet hides. */
function hiddenClasses(markup: string): ReadonlySet<string> {
  const rules = markup.matchAll(/\.([\w-]+)\s*\{([^{}]*)\}/g);
  return new Set(
    [...rules].filter(([, , body = '']) => /mso-hide\s*:\s*all/i.test(body)).map(([, name = '']) => name),
  );
}

function removeAll(elements: Iterable<Element>): boolean {
  let some = false;
  for (const element of elements) {
    some ||= (element.textContent ?? '').trim() !== '';
    element.remove();
  }
  return some;
}

function isHidden(element: Element, classes: ReadonlySet<string>): boolean {
  return (
    element.hasAttribute('hidden') ||
    HIDDEN.test(element.getAttribute('style') ?? '') ||
    [...element.classList].some((name) => classes.has(name))
  );
}

/**
 * Removes everything except the text: comments, hidden text, deletions, pictures. `markup`: as it was pasted,
 * with styles.
 */
export function withoutOtherThanText(
  root: HTMLElement,
  markup: string,
): Pick<LeftOut, 'comments' | 'deleted' | 'hidden' | 'pictures'> {
  for (const reference of root.querySelectorAll('a[href^="#cmnt_ref"]')) {
    reference.closest('div')?.setAttribute('style', 'mso-element:comment');
  }
  const comments = removeAll(root.querySelectorAll(COMMENTS));
  const classes = hiddenClasses(markup);
  const hidden = removeAll([...root.querySelectorAll('*')].filter((one) => isHidden(one, classes)));
  const deleted = removeAll(root.querySelectorAll(OF_AN_OFFICE.test(markup) ? `del, ${DELETED}` : DELETED));
  // Word's bullets may be pictures.
  removeAll(root.querySelectorAll('[style*="mso-list:Ignore" i] img'));
  const pictures = [...root.querySelectorAll('img, svg, canvas, video, object')];
  removeAll(pictures);
  return { comments, hidden, deleted, pictures: pictures.length };
}
