import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** The same limit as in the journeys' configuration. */
const PATIENCE = { timeout: 60_000 } as const;

const onTheirWay = new WeakMap<BrowserContext, Set<Request>>();

/** Counts the requests of every page of a context; to be called before its first page is opened. */
export function watchRequests(context: BrowserContext): void {
  const pending = new Set<Request>();
  onTheirWay.set(context, pending);
  context.on('request', (request) => pending.add(request));
  // A request whose page was closed never reports its end.
  context.on('page', (page) => {
    const own = new Set<Request>();
    page.on('request', (request) => own.add(request));
    page.on('close', () => {
      for (const request of own) pending.delete(request);
    });
  });
  context.on('requestfinished', (request) => pending.delete(request));
  context.on('requestfailed', (request) => pending.delete(request));
}

/** Waits until the heading is visible, no request is pending and nothing shows that it is loading. */
export async function pageReady(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const waits = page.locator('[aria-busy="true"]').or(page.getByText('Carregando'));
  await expect(heading).toBeVisible(PATIENCE);
  await pageIdle(page);
  await expect(waits).toHaveCount(0, PATIENCE);
  await expect(heading).toBeVisible(PATIENCE);
}

/** Waits until no request is pending and the page has handled all responses. */
export async function pageIdle(page: Page): Promise<void> {
  const pending = onTheirWay.get(page.context());
  if (pending === undefined) throw new Error('vigiarPedidos was not called for this context');
  await expect
    .poll(
      async () => {
        if (pending.size > 0) return false;
        // A chunk that has just arrived may request more once it has run.
        await page.evaluate(
          () =>
            new Promise<void>((done) => {
              requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 500 }));
            }),
        );
        return pending.size === 0;
      },
      { intervals: [20, 50, 100], ...PATIENCE },
    )
    .toBe(true);
}
