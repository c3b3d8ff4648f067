import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { pronta } from './entrar.ts';

/** What ends the visit is not clicked. */
const ends = /^(sair|encerrar)/i;

const buttons = 'main button:visible:enabled:not([type="submit"])';

/**
 * Scans what a page shows, what it shows after its form was sent as it stood, and every dialog that one of its
 * buttons opens. Buttons that begin alike (the rows of a table) are clicked once.
 */
export async function varrerTela(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await scanForm(page, page.locator('main form button[type="submit"]:visible:enabled').first(), what);
  await closeDialogs(page);
  const here = page.url();
  for (const name of (await buttonsOf(page)).keys()) {
    // A click may change the list: what is no longer there cannot be clicked.
    const index = (await buttonsOf(page)).get(name);
    if (index === undefined) continue;
    await page.locator(buttons).nth(index).click();
    if (await opensDialog(page)) await scanDialog(page, `${what}, dialog of “${name}…”`);
    if (page.url() === here) continue;
    await page.goto(here);
    await pronta(page);
  }
}

async function scanForm(page: Page, submit: ReturnType<Page['locator']>, what: string): Promise<void> {
  if ((await submit.count()) === 0) return;
  const here = page.url();
  await submit.click();
  await pronta(page);
  if (page.url() === here) await expectAccessible(page, `${what}, sent as it stood`);
  else await page.goto(here);
}

async function scanDialog(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await scanForm(
    page,
    page.getByRole('dialog').locator('button[type="submit"]:visible:enabled').first(),
    what,
  );
  await closeDialogs(page);
}

/** The buttons to click, by first word, with their places; those that end the visit or edit text are left out. */
async function buttonsOf(page: Page): Promise<ReadonlyMap<string, number>> {
  const all = await page.locator(buttons).evaluateAll((elements) =>
    elements.map((element, index) => ({
      index,
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
      isTool: element.closest('[role="toolbar"], [contenteditable]') !== null,
    })),
  );
  const places = new Map<string, number>();
  for (const { index, name, isTool } of all) {
    const [first = ''] = name.split(/\s/);
    if (first !== '' && !isTool && !ends.test(name) && !places.has(first)) places.set(first, index);
  }
  return places;
}

async function opensDialog(page: Page): Promise<boolean> {
  try {
    await page.getByRole('dialog').first().waitFor({ state: 'visible', timeout: 800 });
    return true;
  } catch {
    return false;
  }
}

async function closeDialogs(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog');
  while ((await dialogs.count()) > 0) {
    const before = await dialogs.count();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogs.count()).toBeLessThan(before);
  }
}
