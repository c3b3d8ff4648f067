import type { Page } from '@playwright/test';
import { pageReady } from '../browser/page-idle.ts';

/** Loads the page again while every call of the API fails as a broken server does: the screen's state of failure. */
export async function semServidor(page: Page): Promise<void> {
  await page.route(/\/(api|auth)\//, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
  );
  await page.reload();
  await pageReady(page);
}
