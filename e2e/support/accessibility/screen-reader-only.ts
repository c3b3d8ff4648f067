import type { Page } from '@playwright/test';

/**
 * Marks with `data-spoken` what is in the page for screen readers alone: one pixel, or clipped to nothing.
 */
export async function markScreenReaderOnly(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-spoken]')) element.removeAttribute('data-spoken');
    for (const element of document.body.querySelectorAll('*')) {
      const { clipPath, clip, opacity, display } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isSmall = !['contents', 'none', 'inline'].includes(display) && (width <= 1 || height <= 1);
      const isClipped = clipPath === 'inset(50%)' || clip.startsWith('rect(0px') || opacity === '0';
      if (isSmall || isClipped) element.setAttribute('data-spoken', '');
    }
  });
}
