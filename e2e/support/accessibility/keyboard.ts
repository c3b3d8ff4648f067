import { expect, type Locator, type Page } from '@playwright/test';
import type { ArquivoEscolhido } from '../scenes/arquivos.ts';

/** More tab stops than any screen has. */
const mostStops = 150;

/**
 * From now on nothing may click, hover or tap on this page; the page's own events show whether it happened.
 */
export async function semMouse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['mousedown', 'pointerdown', 'touchstart'] as const) {
      addEventListener(name, () => document.documentElement.setAttribute('data-mouse', name), true);
    }
  });
}

export async function expectSemMouse(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-mouse');
}

/**
 * Presses Tab until the element has the focus; fails when the focus has gone all round without reaching it.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} cannot be reached with Tab`);
}

/** Goes to the element with Tab and presses Enter (links, buttons). */
export async function tabAndEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to the field with Tab and types, replacing its text. */
export async function tabAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Opens the file chooser with Enter; what the person does in it is outside the page. */
export async function tabAndChoose(page: Page, button: Locator, file: ArquivoEscolhido): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tabAndEnter(page, button)]);
  await chooser.setFiles(file);
}

/**
 * Goes to a native select with Tab, and with ↓ from its first option to the one with this value. Waits for each
 * option: a ↓ before the page has taken the last one would start from an older option.
 */
export async function tabAndSelect(page: Page, select: Locator, value: string): Promise<void> {
  await tabTo(page, select);
  const values = await select
    .locator('option:not([disabled])')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await page.keyboard.press('Home');
  for (const [i, each] of values.slice(0, values.indexOf(value) + 1).entries()) {
    if (i > 0) await page.keyboard.press('ArrowDown');
    await expect(select).toHaveValue(each);
  }
  await expect(select).toHaveValue(value);
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
