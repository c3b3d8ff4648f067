import type { LeftOut } from './left-out.ts';

/** Of Word's margin comments: the list at the end, the mark beside the words; of Google Docs' the same. */
const COMMENTS = [
  '[style*="mso-element:comment" i]',
  '[style*="mso-special-character:comment" i]',
  '[class^="msocom" i]:not([style*="mso-comment-reference" i])',
  '[class^="MsoCommentText" i]',
  '[class^="MsoCommentReference" i]',
  'a[href^="#cmnt"]',
].join();
const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i;
/** Of a tracked change; a page's own `del` is text that is seen. */
const DELETED = 'del[cite], del[datetime], .msoDel';
const OF_AN_OFFICE = /urn:schemas-microsoft-com:office|content="?(?:LibreOffice|OpenOffice)/i;

/** Names of classes that a style sheet of Word's hides. */
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

/** Takes out what is not the text: comments, hidden text, deletions, pictures. `markup`: as it was pasted, with styles. */
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
