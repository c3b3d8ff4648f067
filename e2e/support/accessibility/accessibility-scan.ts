import { inteira, naAmostra } from '@instrutoria/domain/testing/amostra.ts';
import { expect, type Page } from '@playwright/test';
import { larguras } from '../browser/browser.ts';
import type { Tela } from '../browser/telas.ts';
import { axeFindings } from './axe.ts';
import { reflowLosses } from './reflow.ts';
import { contar } from './scan-count.ts';
import { smallTargets } from './small-targets.ts';
import { walkTabStops } from './tab-stops.ts';
import { toldByColourAlone } from './told-by-colour.ts';

/** The states in which every screen is scanned. */
export type Estado = 'vazia' | 'cheia' | 'com erro' | 'sem servidor' | 'modal';

/**
 * Whether `npm test` scans this screen: about one in twenty, chosen by its address so that a new screen
 * replaces no other; `npm run test:longo` scans every one.
 */
export function telaNaAmostra({ path }: Pick<Tela, 'path'>): boolean {
  const soma = Array.from(path).reduce((ate, letra) => ate + letra.charCodeAt(0), 0);
  return naAmostra(soma, 20);
}

/**
 * Asserts that the page as it is shown has 0 violations and 0 unexplained incompletes (T-L1) and no target
 * under 24 px (T-L6): at the narrow width, which has less room; in the sample, with data, at both widths.
 */
export async function expectAccessible(page: Page, tela: string, estado: Estado, what = estado as string) {
  const before = page.viewportSize();
  for (const [name, size] of Object.entries(larguras)) {
    const both = inteira || (estado === 'cheia' && telaNaAmostra({ path: tela }));
    if (!both && size !== larguras.estreita) continue;
    await page.setViewportSize(size);
    const found = [...(await axeFindings(page)), ...(await smallTargets(page))];
    expect.soft(found, `${tela}, ${what}, ${name} (${size.width} px)`).toEqual([]);
    contar({ tela, estado, paginas: 1 });
  }
  if (before !== null) await page.setViewportSize(before);
}

/**
 * Asserts that each tab stop is visible and shows that it has the focus (T-L5), at both widths; at the wide
 * one in forced colours, where no information may depend on colour alone (T-L7).
 */
export async function expectStopsSeen(page: Page, { path: tela }: Tela): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(larguras.estreita);
  await expectRound(page, tela, `${tela}, estreita`);
  await page.setViewportSize(larguras.larga);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectRound(page, tela, `${tela}, larga, forced colours`);
  expect.soft(await toldByColourAlone(page), `${tela}, forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
  if (before !== null) await page.setViewportSize(before);
}

async function expectRound(page: Page, tela: string, what: string): Promise<void> {
  const { problems, stops } = await walkTabStops(page);
  expect.soft(problems, `${what}: tab stops`).toEqual([]);
  expect(stops, `${what}: there are stops at all`).toBeGreaterThan(2);
  contar({ tela, paradas: stops });
}

/** Asserts that nothing is lost at 320 px; in the sample at 200 % and with spaced text too (T-L8). */
export async function expectReflow(
  page: Page,
  tela: string,
  whole = telaNaAmostra({ path: tela }),
): Promise<void> {
  expect.soft(await reflowLosses(page, whole), `${tela}: reflow`).toEqual([]);
}
