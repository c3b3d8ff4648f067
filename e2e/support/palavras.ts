import type { Page } from '@playwright/test';

/** Longer words may break: up to this many letters, a column is as wide as a word. */
const LETRAS = 20;

/**
 * The words of a table's visible cells (what stands between two spaces) that stand on two lines, each with its column. A
 * word that is written with a hyphen, as pré-requisitos, may end a line with it; a number or a code may not.
 */
export function palavrasPartidas(page: Page): Promise<string[]> {
  return page.evaluate((letras) => {
    const partidas: string[] = [];
    for (const cell of document.querySelectorAll('table td, table th')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        if (node.parentElement?.checkVisibility() !== true) continue;
        const words = /[^\s\p{L}\d]*\p{L}{3,}-(?=\p{L}{3,})|\S+/gu;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(words)) {
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
