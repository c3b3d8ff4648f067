import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { pronta } from './entrar.ts';

/** What ends the visit is not clicked. */
const ends = /^(sair|encerrar)/i;

/**
 * Scans what a page shows, what it shows after its form was sent as it stood, and every dialog that one of its
 * buttons opens. Buttons that begin alike (the rows of a table) are clicked once.
 */
export async function varrerTela(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await scanForm(page, page.locator('main form button[type="submit"]:visible:enabled').first(), what);
  await closeDialogs(page);
  const here = page.url();
  for (const name of await buttonsOf(page)) {
    await page.locator('main').getByRole('button', { name, exact: true }).first().click();
    if (await opensDialog(page)) await scanDialog(page, `${what}, dialog of “${name}”`);
    if (page.url() !== here) await page.goto(here);
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

/** The names of the buttons to click: one for each first word, those that leave or send left out. */
async function buttonsOf(page: Page): Promise<string[]> {
  const names = await page
    .locator('main button:visible:enabled:not([type="submit"])')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => !button.closest('[role="toolbar"], [contenteditable], [role="option"]'))
        .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    );
  const byFirstWord = new Map<string, string>();
  for (const name of names.map((text) => text.replaceAll(/\s+/g, ' ').trim())) {
    const [first = ''] = name.split(' ');
    if (first !== '' && !ends.test(name) && !byFirstWord.has(first)) byFirstWord.set(first, name);
  }
  return [...byFirstWord.values()];
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
