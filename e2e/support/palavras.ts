import type { Page } from '@playwright/test';

/** The words of a table's cells (what stands between two spaces), up to this many letters, that stand on two lines though they are one word. */
const LETRAS = 20;

/** What each such word is, with its column: a word breaks only when it is longer than a column can be. */
export function palavrasPartidas(page: Page): Promise<string[]> {
  return page.evaluate((letras) => {
    const partidas: string[] = [];
    for (const cell of document.querySelectorAll('table td, table th')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          if (word.length > letras) continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) partidas.push(`${word} (${cell.getAttribute('data-title') ?? cell.tagName})`);
        }
      }
    }
    return partidas;
  }, LETRAS);
}
