import type { Page } from '@playwright/test';

/** A phone of 320 px, and a window of 1280 px at 200 % (WCAG 1.4.10, 1.4.4). */
const janelas = {
  '320 px': { width: 320, height: 700 },
  '200 %': { width: 640, height: 450 },
} as const;

/** The text spacing of WCAG 1.4.12. */
export const ESPACOS =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-bottom: 2em !important }';

/**
 * What is lost, in words, when the window is narrow, the text large, or its spacing wide (T-L8).
 * @param inteira whether to check all three; else only the narrow window
 */
export async function reflowLosses(page: Page, inteira: boolean): Promise<string[]> {
  const before = page.viewportSize();
  const lost: string[] = [];
  for (const spaced of inteira ? [false, true] : [false]) {
    const style = spaced ? await page.addStyleTag({ content: ESPACOS }) : null;
    for (const [name, size] of Object.entries(janelas)) {
      if (!inteira && size !== janelas['320 px']) continue;
      await page.setViewportSize(size);
      // The page adapts to its new size with the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const found = await lostNow(page);
      lost.push(...found.map((what) => `${name}${spaced ? ', spaced text' : ''}: ${what}`));
    }
    await style?.evaluate((element) => element.parentNode?.removeChild(element));
  }
  if (before !== null) await page.setViewportSize(before);
  return lost;
}

/**
 * What is lost in the window as it is. With `rola`, a container that scrolls, such as a wide table, counts as
 * no loss.
 */
export function lostNow(page: Page, rola = false): Promise<string[]> {
  return page.evaluate(lostHere, rola);
}

/** Runs in the page: lists what makes it scroll sideways, and every text that its box cuts off. */
function lostHere(rola: boolean): string[] {
  const width = document.documentElement.clientWidth;
  const what = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${(element.textContent ?? '').trim().slice(0, 50)}”`;
  /** An element for screen readers alone measures one pixel or is clipped to nothing. */
  const isOnlySpoken = (element: Element): boolean => {
    for (let part: Element | null = element; part !== null; part = part.parentElement) {
      const { clipPath, clip, opacity } = getComputedStyle(part);
      const { width: wide, height: high } = part.getBoundingClientRect();
      if (clipPath === 'inset(50%)' || clip.startsWith('rect(0px') || opacity === '0') return true;
      if (wide <= 1 || high <= 1) return true;
    }
    return element.closest('option') !== null;
  };
  const scrollsAside = (element: Element): boolean => {
    for (let part = element.parentElement; part !== null; part = part.parentElement) {
      const isBox = /auto|scroll/.test(getComputedStyle(part).overflowX);
      if (isBox && part.scrollWidth > part.clientWidth && part.getBoundingClientRect().right <= width + 1)
        return true;
    }
    return false;
  };
  /** Links to the parts of a place are one line that scrolls, with a button where there are more. */
  const isInALine = (element: Element) => element.closest('nav [data-rolls]') !== null;
  /** A row of a working table takes one line: what is cut ends in an ellipsis and is whole in its title. */
  const isWholeInTitle = (element: Element) =>
    getComputedStyle(element).textOverflow === 'ellipsis' &&
    (element.closest('[title]')?.getAttribute('title') ?? '').includes(element.textContent.trim());
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width) {
    found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  }
  const all = [...document.body.querySelectorAll('*')];
  const cutting = all
    .map((cut) => ({ cut, style: getComputedStyle(cut) }))
    .map(({ cut, style }) => ({
      cut,
      x: ['hidden', 'clip'].includes(style.overflowX),
      y: ['hidden', 'clip'].includes(style.overflowY),
    }))
    .filter(({ x, y }) => x || y);
  for (const element of all) {
    const box = element.getBoundingClientRect();
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
    if (!hasText || !element.checkVisibility({ visibilityProperty: true }) || isOnlySpoken(element)) continue;
    if (
      box.right > width + 1 &&
      getComputedStyle(element).position !== 'fixed' &&
      !((rola || isInALine(element)) && scrollsAside(element))
    )
      found.push(`out of sight: ${what(element)}`);
    const isCut = cutting.some(({ cut, x }) => x && cut === element);
    if (isCut && element.scrollWidth > element.clientWidth + 1 && !isWholeInTitle(element)) {
      found.push(`shortened: ${what(element)}`);
    }
    for (const { cut, x, y } of cutting) {
      if (!cut.contains(element)) continue;
      const frame = cut.getBoundingClientRect();
      if ((x && box.right > frame.right + 1) || (y && box.bottom > frame.bottom + 1)) {
        found.push(`cut off by ${cut.classList[0] ?? cut.tagName}: ${what(element)}`);
      }
    }
  }
  return [...new Set(found)];
}
