import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Explained {
  readonly rule: string;
  /** What axe writes about the element that it could not judge, or a part of its selector. */
  readonly where: RegExp;
  readonly why: string;
}

/** The incompletes of axe that a person has checked by eye. */
const explained: readonly Explained[] = [];

/**
 * Only while a dialog is open: axe cannot judge what lies under it, and that is scanned without the dialog.
 */
const underADialog: Explained = {
  rule: 'color-contrast',
  where:
    /because it(?: is overlapped by another element| partially overlaps other elements|'s partially obscured by another)/,
  why: 'what lies under an open dialog, or under its own header while it scrolls',
};

/**
 * One line for each violation, and for each incomplete without an explanation, of the page as it is shown
 * (T-L1).
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await settled(page);
  // Loads axe once for each document: parsing half a megabyte costs as much as a scan.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations, incomplete } = await page.evaluate(scan, tags);
  const lines = (kind: string, results: readonly axe.Result[]) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${kind} ${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
  const isUnderADialog = (await page.getByRole('dialog').count()) > 0;
  const reasons = [...explained, ...(isUnderADialog ? [underADialog] : [])];
  const isExplained = (line: string) =>
    reasons.some(({ rule, where }) => line.startsWith(`incomplete ${rule}:`) && where.test(line));
  return [
    ...lines('violation', violations),
    ...lines('incomplete', incomplete).filter((line) => !isExplained(line)),
  ];
}

/**
 * Runs axe in the page. Scrolling containers are expanded and sticky elements unstuck meanwhile, since axe
 * can judge neither the background nor the size of what has scrolled under them. The tab stops prove that
 * nothing is out of reach there.
 */
async function scan(values: string[]): Promise<Pick<axe.AxeResults, 'violations' | 'incomplete'>> {
  const unrolled = document.createElement('style');
  unrolled.textContent =
    '[data-rolls] { height: auto !important; overflow: visible !important; flex-wrap: wrap !important } [data-sticks], [role="dialog"] > header { position: static !important }';
  document.head.append(unrolled);
  const run = () =>
    window.axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations', 'incomplete'],
    });
  let { violations, incomplete } = await run();
  // axe finds headings by their place in the tree, and cannot judge them when the page changed meanwhile.
  if (incomplete.some(({ id }) => id === 'heading-order')) ({ violations, incomplete } = await run());
  unrolled.remove();
  return { violations, incomplete };
}

/** Waits for fonts and for the end of every transition: half-faded text has another contrast. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}
