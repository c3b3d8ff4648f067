import { expect, type Locator, type Page } from '@playwright/test';

/** Farther than any screen of ours has stops. */
const mostStops = 150;

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

/** Goes to the select with Tab, opens it, types the start of the option's name and takes it. */
export async function tabAndChoose(page: Page, target: Locator, option: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ArrowDown');
  const wanted = page.getByRole('option', { name: option, exact: true });
  await expect(wanted).toBeVisible();
  for (let step = 0; step < mostStops; step += 1) {
    if (await isMarked(wanted)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`the option ${option} cannot be reached with the arrows`);
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** True when the list marks the option as the one that Enter takes. */
async function isMarked(option: Locator): Promise<boolean> {
  return option.evaluate(
    (element) =>
      element.hasAttribute('data-combobox-selected') ||
      (document.activeElement?.getAttribute('aria-activedescendant') ?? '') === (element.id || '-'),
  );
}
