import { configure, fireEvent, waitFor } from '@testing-library/react';

// A failure prints the page's text, not its whole markup.
configure({ getElementError: (message) => new Error(message ?? ''), asyncUtilTimeout: 120_000 });

// Simple look-ups, because role queries over whole pages take seconds in jsdom.

/** The result of `find` as soon as there is one, however slow the machine. */
export function whenThere<T>(find: () => T | null | undefined): Promise<T> {
  return waitFor(() => {
    const thing = find();
    if (thing === null || thing === undefined) throw new Error(`not there: ${find}`);
    return thing;
  });
}

function buttonOf(text: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('button, a')].find((element) => {
    // A non-breaking space counts as a space in the comparison.
    const own = element.textContent?.trim().replaceAll('\u00a0', ' ');
    return own === text || own?.startsWith(`${text} `);
  });
}

/** Clicks the button or link with this text once it exists and is enabled. */
export async function click(text: string): Promise<void> {
  const found = await waitFor(() => {
    const button = buttonOf(text);
    if (button === undefined || button.hasAttribute('disabled') || button.dataset.loading) {
      throw new Error(`no button '${text}'`);
    }
    return button;
  });
  fireEvent.click(found);
}

/** Answers the open question. */
export async function answer(text: string): Promise<void> {
  const found = await waitFor(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')];
    const button = buttons.find(({ textContent }) => textContent === text);
    if (button === undefined) throw new Error(`no answer '${text}'`);
    return button;
  });
  fireEvent.click(found);
}

/** Types into fields by their id or name. */
export async function type(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    const input = await waitFor(() => {
      const found = document.getElementById(field) ?? document.getElementsByName(field)[0];
      if (found === undefined) throw new Error(`no field '${field}'`);
      return found;
    });
    fireEvent.change(input, { target: { value } });
  }
}

/** Chooses a file in an upload field. */
export async function choose(field: string, file: File): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector(`[data-testid="${field}-file"]`);
    if (found === null) throw new Error(`no upload '${field}'`);
    return found;
  });
  fireEvent.change(input, { target: { files: [file] } });
}

const live = () => [...document.querySelectorAll('[role="alert"], [role="status"], [aria-live]')];
const HIDDEN = '.sr-only, [class*="spoken"]';

/** Waits until `text` is both visible and announced. */
export async function expectTold(text: string): Promise<void> {
  await waitFor(() => {
    if (!live().some((region) => region.textContent?.includes(text))) {
      throw new Error(`not spoken: ${text}\n${document.body.textContent}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.textContent?.includes(text) && node.parentElement?.closest(HIDDEN) === null) return;
    }
    throw new Error(`not seen: ${text}`);
  });
}
