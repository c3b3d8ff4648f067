import type { Page } from '@playwright/test';
import { markScreenReaderOnly } from './screen-reader-only.ts';

/**
 * Pressable or readable elements that, scrolled to the middle of the window as the browser does for the
 * focus, are covered or outside of the window. The scroll position is restored afterwards.
 */
export async function coveredElements(page: Page): Promise<string[]> {
  await markScreenReaderOnly(page);
  return page.evaluate(() => {
    const pressable =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"], [role="tab"]';
    const textOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const nameOf = (element: Element | null) =>
      element === null ? 'nothing' : `${element.tagName.toLowerCase()} “${textOf(element)}”`;
    /** The boxes of the lines of an element's own words; for a field or a picture its box. */
    const linesOf = (element: Element): DOMRect[] => {
      const own = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      if (own.length === 0) {
        // Leaves out the padding of a field, where its icons are.
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        const [left, right] = [paddingLeft, paddingRight].map((wide) => Number.parseFloat(wide) || 0);
        return [...element.getClientRects()]
          .slice(0, 1)
          .map(
            (box) =>
              new DOMRect(box.x + (left ?? 0), box.y, box.width - (left ?? 0) - (right ?? 0), box.height),
          );
      }
      const range = document.createRange();
      // Leaves out what is cut at an ellipsis: reflow.ts judges whether it may be.
      const cut =
        getComputedStyle(element).textOverflow === 'ellipsis' ? element.getBoundingClientRect() : null;
      const within = (box: DOMRect) =>
        cut === null ? box : new DOMRect(box.x, box.y, Math.min(box.width, cut.right - box.x), box.height);
      const inside = ({ y, height }: DOMRect) => cut === null || y + height / 2 < cut.bottom;
      const lines = own.flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()]
          .filter(inside)
          .map(within)
          .filter(({ width, height }) => width > 1 && height > 1);
      });
      return lines.length <= 2 ? lines : lines.filter((_, i) => i === 0 || i === lines.length - 1);
    };
    const inTheMiddle = ({ top, bottom, left, right }: DOMRect) =>
      top > innerHeight * 0.3 && bottom < innerHeight * 0.7 && left >= 0 && right <= innerWidth;
    /** The scrolling containers around it, from the innermost to the page itself. */
    const scrollersOf = (element: Element): Element[] => {
      const found: Element[] = [];
      for (let part = element.parentElement; part !== null; part = part.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(part);
        if (/auto|scroll/.test(overflowX + overflowY)) found.push(part);
      }
      return [...found, document.scrollingElement ?? document.documentElement];
    };
    /** Scrolls one line of it to the middle of its containers, as far as they go. */
    const bring = (target: Element, line: number): DOMRect | undefined => {
      const boxNow = () => linesOf(target)[line];
      const scrollers = scrollersOf(target);
      const box = boxNow();
      if (box === undefined || (scrollers.length === 1 && inTheMiddle(box))) return box;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      for (const scroller of scrollers) {
        const { top, height } = boxNow() ?? box;
        const room = scroller.getBoundingClientRect();
        const middle =
          scroller === scrollers.at(-1)
            ? innerHeight / 2
            : (Math.max(0, room.top) + Math.min(innerHeight, room.bottom)) / 2;
        scroller.scrollBy({ top: top + height / 2 - middle, behavior: 'instant' });
      }
      return boxNow();
    };
    const problemOf = (target: Element): string | null => {
      const own = [
        target,
        ...(target instanceof HTMLInputElement ? (target.labels ?? []) : []),
        ...[target.closest('label')?.control ?? []].flat(),
      ];
      // The icon of a field is its sibling in the document and drawn over it.
      const isOwn = (over: Element) =>
        own.some((part) => part.contains(over) || over.contains(part)) ||
        (target.matches('input') &&
          over.closest('svg') !== null &&
          target.parentElement?.contains(over) === true);
      for (const line of linesOf(target).keys()) {
        const box = bring(target, line);
        if (box === undefined) continue;
        for (const part of [0.1, 0.5, 0.9]) {
          const over = document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2);
          if (over === null) return 'nothing';
          if (!isOwn(over)) return nameOf(over);
        }
      }
      return null;
    };
    const found: string[] = [];
    const places = [...document.querySelectorAll('*')].map(
      (box) => [box, box.scrollLeft, box.scrollTop] as const,
    );
    for (const target of document.body.querySelectorAll('*')) {
      const hasText = [...target.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      if (!hasText && !target.matches(pressable)) continue;
      // Left out: an option, which is inside its list, and an element without pointer events, which covers
      // nothing.
      if (target.closest('[data-spoken], option, script, style, svg') !== null) continue;
      if (target.matches('details:not([open])')) continue;
      if (!target.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      if (getComputedStyle(target).pointerEvents === 'none') continue;
      let problem = problemOf(target);
      // Skip links are outside the window until they have the focus.
      if (problem === 'nothing' && target instanceof HTMLElement && target.matches(pressable)) {
        const had = document.activeElement;
        target.focus({ preventScroll: true });
        problem = problemOf(target);
        if (had instanceof HTMLElement) had.focus({ preventScroll: true });
        target.blur();
      }
      if (problem === 'nothing') found.push(`out of the window: ${nameOf(target)}`);
      else if (problem !== null) found.push(`covered: ${nameOf(target)} under ${problem}`);
    }
    for (const [box, left, top] of places) {
      if (box.scrollLeft !== left || box.scrollTop !== top) box.scrollTo({ left, top, behavior: 'instant' });
    }
    return [...new Set(found)];
  });
}
