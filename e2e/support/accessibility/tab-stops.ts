import type { Page } from '@playwright/test';

/** More tab stops than any screen has. */
const mostStops = 400;

/** Number of keys pressed before the page is queried. */
const atOnce = 12;

interface Parada {
  readonly name: string;
  /** Whether this stop was reached before. */
  readonly again: boolean;
  readonly problem: string | null;
}

/**
 * Goes through the whole page with Tab and returns the problems of each stop: hidden, covered or out of sight
 * (T-L5), or without a visible focus. `stops`: how many there are.
 */
export async function walkTabStops(page: Page): Promise<{ problems: string[]; stops: number }> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-met]')) element.removeAttribute('data-met');
    // Makes the next Tab begin at the top of the page.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo(0, 0);
  });
  const problems: string[] = [];
  let stops = 0;
  // The page checks each stop as it gets the focus, several keys at a time: a query after each key costs as
  // much as the keys.
  for (let keys = 0; keys < mostStops; keys += atOnce) {
    const arrivals = await page.evaluateHandle(noteArrivals);
    for (let key = 0; key < atOnce; key += 1) await page.keyboard.press('Tab');
    for (const parada of await arrivals.evaluate(({ end }) => end())) {
      if (parada === null || parada.again) return { problems, stops };
      if (parada.problem !== null) problems.push(`${parada.name}: ${parada.problem}`);
      stops += 1;
    }
  }
  throw new Error(`more than ${mostStops} stops: Tab does not come round`);
}

/**
 * Runs in the page: notes the element that each Tab reaches, until `end` is called. Null: the focus has left
 * the page.
 */
function noteArrivals(): { end(): (Parada | null)[] } {
  const met: (Parada | null)[] = [];
  const lookAtFocus = (): Parada | null => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const name = `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}”`;
    if (element.dataset.met !== undefined) return { name, again: true, problem: null };
    element.dataset.met = '';
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    /** Whether the element is a field or what is painted in its place. */
    const isOf = (hit: Element | null): boolean =>
      hit !== null && (element.contains(hit) || labels.some((label) => label.contains(hit)));
    const seen = [element, ...labels].some((part) =>
      [...part.getClientRects()].some(({ left, top, width, height }) =>
        [0.02, 0.25, 0.5, 0.75, 0.98].some((x) =>
          [0.02, 0.25, 0.5, 0.75, 0.98].some((y) =>
            isOf(document.elementFromPoint(left + width * x, top + height * y)),
          ),
        ),
      ),
    );
    if (!seen) return { name, again: false, problem: 'nothing of it can be seen when it has the focus' };
    const marks = [element, element.parentElement, element.nextElementSibling, element.closest('label')];
    const isMarked = marks.some((mark) => {
      if (mark === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(mark);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return { name, again: false, problem: isMarked ? null : 'nothing shows that it has the focus' };
  };
  const note = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') met.push(lookAtFocus());
  };
  // On keyup the focus has arrived; where it has left the page no keyup comes any more.
  addEventListener('keyup', note, true);
  return {
    end: () => {
      removeEventListener('keyup', note, true);
      return met;
    },
  };
}
