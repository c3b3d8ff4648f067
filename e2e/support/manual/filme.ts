import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { comPaleta } from './png-palette.ts';

/** The folder of the manual's pictures. */
export const FIGURAS_DO_MANUAL = join(import.meta.dirname, '../../..', 'docs', 'manual', 'figuras');

/** The size of a picture of a film strip. */
export const QUADRO = { width: 1280, height: 800 } as const;

/** Whether `node e2e/manual.ts filme` is running the journey. */
const filmando = process.env.FILME === '1';

/** Hides what only a demonstration shows, and messages of earlier steps. */
const SEM = `[data-film="hidden"] { display: none !important }`;

/**
 * Takes a picture of the page when a film strip is being made; does nothing otherwise.
 * @param alvo the element to centre; by default the top of the page is shown
 * @param aviso whether to include the newest message
 */
export async function filmar(page: Page, nome: string, alvo?: Locator, aviso = false): Promise<void> {
  if (!filmando) return;
  const before = page.viewportSize();
  const topo = await page.evaluate(() => window.scrollY);
  await page.setViewportSize(QUADRO);
  const style = await page.addStyleTag({ content: SEM });
  await page.evaluate((shown) => {
    for (const notice of document.querySelectorAll('main [role="note"], main section, main div')) {
      const words = notice.textContent ?? '';
      if (/^Data simulada: [\d/, :]+$/.test(words)) notice.setAttribute('data-film', 'hidden');
    }
    const toasts = [...document.querySelectorAll('[aria-label="Avisos do sistema"] [data-kind]')];
    for (const toast of toasts.slice(0, shown ? -1 : undefined)) toast.setAttribute('data-film', 'hidden');
  }, aviso);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await alvo?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const path = join(FIGURAS_DO_MANUAL, `filme-${nome}.png`);
  await writeFile(path, comPaleta(await page.screenshot({ animations: 'disabled', caret: 'hide' })));
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  await page.evaluate((top) => {
    for (const one of document.querySelectorAll('[data-film]')) one.removeAttribute('data-film');
    scrollTo({ top, behavior: 'instant' });
  }, topo);
  if (before !== null) await page.setViewportSize(before);
}
