import type { Page } from '@playwright/test';

/**
 * The pointer targets under 24 × 24 px to which no exception of WCAG 2.5.8 applies: a link in a sentence, or
 * room enough around it for a circle of 24 px that meets no other target (T-L6).
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const targets =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"], ' +
      '[role="button"], [role="link"], [role="option"], [role="menuitem"], [role="tab"], [role="switch"]';
    /** A field and its label are one target; an element for screen readers alone is none. */
    const boxOf = (element: Element): DOMRect => {
      const boxes = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1);
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      const right = Math.max(...boxes.map((box) => box.right));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      return boxes.length === 0 ? new DOMRect() : new DOMRect(left, top, right - left, bottom - top);
    };
    const inSentence = (element: Element): boolean => {
      if (!getComputedStyle(element).display.startsWith('inline')) return false;
      const around = element.parentElement?.textContent?.trim() ?? '';
      return around.length > (element.textContent?.trim() ?? '').length;
    };
    const far = (a: DOMRect, b: DOMRect): boolean => {
      const [x, y] = [a.left + a.width / 2, a.top + a.height / 2];
      const dx = Math.max(b.left - x, 0, x - b.right);
      const dy = Math.max(b.top - y, 0, y - b.bottom);
      if (Math.hypot(dx, dy) < LEAST / 2) return false;
      const isSmall = b.width < LEAST || b.height < LEAST;
      return !isSmall || Math.hypot(b.left + b.width / 2 - x, b.top + b.height / 2 - y) >= LEAST;
    };
    const all = [...document.querySelectorAll(targets)]
      .filter(
        (element) => !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }),
      )
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 0);
    return all
      .filter(({ box }) => box.width < LEAST || box.height < LEAST)
      .filter(({ element, box }) => {
        const others = all.filter(
          (other) => !element.contains(other.element) && !other.element.contains(element),
        );
        return !inSentence(element) && !others.every((other) => far(box, other.box));
      })
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return `${element.tagName.toLowerCase()} “${name.trim()}” ${box.width.toFixed(0)} × ${box.height.toFixed(0)} px`;
      });
  });
}
