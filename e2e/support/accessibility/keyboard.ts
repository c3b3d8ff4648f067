import { expect, type Locator, type Page } from '@playwright/test';
import type { ArquivoEscolhido } from '../scenes/arquivos.ts';

/** More than the tab stops of any screen. */
const mostStops = 150;

/** From now on nothing may click, hover or tap on this page: it tells by the events that it hears. */
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

/** Presses Tab until the element has the focus; fails when the focus comes round without meeting it. */
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

/** Goes to the field with Tab and types, as a person does, in place of what it held. */
export async function tabAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Opens the system's chooser with Enter; what is picked there is not the page's. */
export async function tabAndChoose(page: Page, button: Locator, file: ArquivoEscolhido): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tabAndEnter(page, button)]);
  await chooser.setFiles(file);
}

/** Goes to a native select with Tab, and with ↓ from its first option to the one of this value. */
export async function tabAndSelect(page: Page, select: Locator, value: string): Promise<void> {
  await tabTo(page, select);
  await page.keyboard.press('Home');
  const options = await select.locator('option').count();
  for (let i = 1; i < options && (await select.inputValue()) !== value; i += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(select).toHaveValue(value);
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
