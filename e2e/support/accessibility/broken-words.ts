import type { Page } from '@playwright/test';
import { markScreenReaderOnly } from './screen-reader-only.ts';

/** Longer words may break: a column is as wide as a word of up to this many letters. */
const LETRAS = 20;

/**
 * The words of a table's visible cells (between two spaces) that are broken over two lines, each with its
 * column. A word with a hyphen, such as pré-requisitos, may be broken at it; a number or a code may not.
 */
export function brokenWords(page: Page): Promise<string[]> {
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

/** A tag of up to so many letters must not wrap. */
const LETRAS_DE_UMA_LINHA = 14;

/**
 * Short texts that are broken over two lines, anywhere on the page: a number, a date, an hour, an amount of
 * money, a word, a tag of state, a button of one word.
 */
export async function brokenSymbols(page: Page): Promise<string[]> {
  await markScreenReaderOnly(page);
  return page.evaluate(
    ([letras, deUmaLinha]) => {
      const range = document.createRange();
      const isUnseen = (element: Element | null) =>
        element === null ||
        element.closest('[data-spoken], script, style, option, textarea, [contenteditable="true"]') !==
          null ||
        element.matches('details:not([open])') ||
        !element.checkVisibility({ visibilityProperty: true });
      /** Whether one of the boxes is below another. */
      const isBroken = (boxes: readonly DOMRect[]) =>
        boxes.some(({ top }) => boxes.some(({ bottom }) => bottom <= top + 2));
      const boxesNow = () => [...range.getClientRects()].filter(({ width }) => width > 0);
      const textsIn = (root: Element): Node[] => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Node[] = [];
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node);
        return texts.filter(({ parentElement }) => !isUnseen(parentElement));
      };
      const money = 'R\\$\\s?[\\d.]+(?:,\\d+)?';
      const number = '\\d(?:[\\d.,/:-]*\\d)?(?:\\s?%)?';
      // A word with a hyphen, such as pré-requisitos, may be broken at it.
      const word = '[^\\s\\p{L}\\d]*\\p{L}+-(?=\\p{L}{2,})|[^\\s/]+';
      const address = '\\S+@\\S+|\\w+:\\/\\/\\S+';
      const short = new RegExp(`${address}|${money}|${number}|${word}`, 'gu');
      const partidos: string[] = [];
      for (const node of textsIn(document.body)) {
        for (const { 0: token, index } of (node.textContent ?? '').matchAll(short)) {
          if (token.length > letras || /@|:\/\//.test(token)) continue;
          range.setStart(node, index);
          range.setEnd(node, index + token.length);
          if (isBroken(boxesNow())) partidos.push(`${token} (${node.parentElement?.tagName.toLowerCase()})`);
        }
      }
      for (const whole of document.querySelectorAll('[data-tone], button, [role="button"], [role="tab"]')) {
        const words = (whole.textContent ?? '').trim();
        if (words === '' || isUnseen(whole)) continue;
        const boxes = textsIn(whole).flatMap((node) => {
          range.selectNodeContents(node);
          return boxesNow();
        });
        const isTag = whole.matches('[data-tone]');
        const isShort = isTag ? words.length <= deUmaLinha : !/\s/.test(words);
        const signs = isTag
          ? [...whole.querySelectorAll('svg')].map((sign) => sign.getBoundingClientRect())
          : [];
        // The icon of a long tag is beside its first line.
        if (isBroken([...signs, ...(isShort ? boxes : boxes.slice(0, 1))]))
          partidos.push(`“${words}” (${whole.tagName.toLowerCase()})`);
      }
      return [...new Set(partidos)];
    },
    [LETRAS, LETRAS_DE_UMA_LINHA] as const,
  );
}
