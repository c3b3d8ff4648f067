import type { Page } from '@playwright/test';
import { pageReady } from '../browser/page-idle.ts';

/** Reloads the page while every API call fails with a server error: the screen shows its error state. */
export async function semServidor(page: Page): Promise<void> {
  await page.route(/\/(api|auth)\//, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
  );
  await page.reload();
  await pageReady(page);
}
