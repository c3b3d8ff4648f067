import type { Page } from '@playwright/test';

/**
 * Information that only colour conveys: the current item of a list that differs from its neighbours in colour
 * alone, and every element that opts out of forced colours (T-L7). Called with forced colours on.
 */
export function toldByColourAlone(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shapes = ['fontWeight', 'textDecorationLine', 'outlineStyle', 'content', 'display'] as const;
    const lines = ['borderTopWidth', 'borderBottomWidth', 'borderLeftWidth', 'borderBottomStyle'] as const;
    /** All styles but colours of the item and its row, including ::before and ::after. */
    const shapeOf = (item: Element): string =>
      [item, item.closest('li') ?? item]
        .flatMap((part) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
        .map((style) => [...shapes, ...lines].map((key) => style[key]).join())
        .join(';') +
      [...item.querySelectorAll('span:not([aria-hidden])')].map((part) => part.textContent).join();
    const found: string[] = [];
    for (const current of document.querySelectorAll('[aria-current]:not([aria-current="false"])')) {
      if (!current.checkVisibility()) continue;
      const others = [...(current.closest('ul, ol, nav')?.querySelectorAll('a, li > span') ?? [])].filter(
        (other) => !other.hasAttribute('aria-current'),
      );
      if (others.some((other) => shapeOf(other) === shapeOf(current))) {
        found.push(`the current one is told by its colour alone: “${current.textContent}”`);
      }
    }
    for (const element of document.querySelectorAll('body *')) {
      if (getComputedStyle(element).forcedColorAdjust === 'none')
        found.push(`keeps its colours: ${element.className}`);
    }
    return [...new Set(found)];
  });
}
