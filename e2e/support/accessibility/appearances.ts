import type { Page } from '@playwright/test';
import { pageIdle } from '../browser/page-idle.ts';
import { axeFindings } from './axe.ts';
import { brokenSymbols } from './broken-words.ts';
import { coveredElements } from './covered-elements.ts';
import { ESPACOS, lostNow } from './reflow.ts';
import { smallTargets } from './small-targets.ts';

/** A width, theme, zoom and spacing in which a screen is shown. */
export interface Appearance {
  readonly nome: string;
  readonly width: number;
  readonly height: number;
  readonly tema: 'light' | 'dark';
  readonly forcadas?: true;
  /** Whether the text has the spacing of WCAG 1.4.12. */
  readonly espacado?: true;
  /** Whether axe scans it too: only where the walk of every screen (acessibilidade.spec) does not. */
  readonly axe?: true;
}

const LARGURAS = [320, 360, 768, 1280, 1920] as const;
const alturaDe = (width: number) => (width < 500 ? 740 : width < 1000 ? 1024 : 900);

const nasLarguras = (nome: string, resto: Pick<Appearance, 'tema' | 'forcadas'>): Appearance[] =>
  LARGURAS.map((width) => ({ nome: `${width} ${nome}`, width, height: alturaDe(width), ...resto }));

const comAxe = new Set(['768 claro', '1920 claro', '360 escuro', '1280 escuro']);

/** All combinations: widths in light, dark and forced colours, 400 % zoom (WCAG 1.4.10), and spaced text. */
export const APPEARANCES: readonly Appearance[] = [
  ...nasLarguras('claro', { tema: 'light' }),
  ...nasLarguras('escuro', { tema: 'dark' }),
  ...nasLarguras('cores forçadas', { tema: 'light', forcadas: true }),
  { nome: '400 %', width: 320, height: 256, tema: 'light' } as const,
  { nome: '320 espaçado', width: 320, height: 740, tema: 'light', espacado: true } as const,
  { nome: '1280 espaçado', width: 1280, height: 900, tema: 'light', espacado: true } as const,
].map((olhar) => (comAxe.has(olhar.nome) ? { ...olhar, axe: true } : olhar));

/** Applies the appearance to the page while `then` runs. */
export async function withAppearance<T>(page: Page, olhar: Appearance, then: () => Promise<T>): Promise<T> {
  const { width, height, tema, forcadas, espacado } = olhar;
  const before = page.viewportSize();
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: tema, forcedColors: forcadas ? 'active' : 'none' });
  const style = espacado ? await page.addStyleTag({ content: ESPACOS }) : null;
  // The page adapts to its new size with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await pageIdle(page);
  try {
    return await then();
  } finally {
    await style?.evaluate((element) => element.parentNode?.removeChild(element));
    await page.emulateMedia({ colorScheme: null, forcedColors: null });
    if (before !== null) await page.setViewportSize(before);
  }
}

/** Elements cut by the edge of a scrolling table: axe judges their colours at the wider sizes. */
const HALF_OUTSIDE = /^incomplete color-contrast:.*partially obscured by another element/s;

/**
 * What is lost in this appearance: sideways scrolling, cut texts, covered elements, broken words, numbers and
 * tags, targets too small for a finger, and axe's findings where the appearance asks for them.
 */
export async function lossesNow(page: Page, { axe, width = 0 }: Partial<Appearance>): Promise<string[]> {
  return [
    // On a phone no table scrolls sideways; in a wider window one with many columns may, in its own
    // container.
    ...(await lostNow(page, width > 640)),
    ...(await coveredElements(page)),
    ...(await brokenSymbols(page)).map((simbolo) => `broken: ${simbolo}`),
    ...(await smallTargets(page)).map((alvo) => `too small: ${alvo}`),
    ...(axe ? await axeFindings(page) : []).filter((found) => !HALF_OUTSIDE.test(found)),
  ];
}
