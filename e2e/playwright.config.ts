import { defineConfig } from '@playwright/test';
import { larguras, launchOptions, pessoa } from './support/browser.ts';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  workers: 2,
  // Past so many something is wrong with all of them; the rest would only take time.
  maxFailures: 15,
  fullyParallel: false,
  // A journey that passes only when repeated has found something: it is not repeated.
  retries: 0,
  forbidOnly: true,
  // What passes on a quiet machine in a fifth of this must not fail on a busy one.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    ...pessoa,
    viewport: larguras.larga,
    launchOptions: launchOptions(),
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
  },
});
