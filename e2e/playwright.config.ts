import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { larguras, launchOptions, pessoa } from './support/browser/browser.ts';

/**
 * The journeys with a server of their own begin: each of them starts one, most are long, and one begun last would run
 * alone. The others share one server a worker from then on.
 */
const comServidorProprio = globSync('journeys/*/*.spec.ts', { cwd: import.meta.dirname })
  .map((name) => join(import.meta.dirname, name))
  .filter((file) => /test\.use\(\{ (?:propria|modo):/.test(readFileSync(file, 'utf8')));

export default defineConfig({
  testDir: 'journeys',
  // Node takes the types away, as for the product; Playwright's own compiler costs four seconds a run.
  build: { external: ['**/*.ts'] },
  globalSetup: './support/server/demonstracao-copiada.ts',
  projects: [
    // Each of their files is one worker's: two would start its server twice.
    { name: 'com servidor próprio', testMatch: comServidorProprio, fullyParallel: false },
    { name: 'comuns', testIgnore: comServidorProprio },
  ],
  outputDir: '../test-results',
  workers: 2,
  // Past so many something is wrong with all of them; the rest would only take time.
  maxFailures: 15,
  // Each test makes its own people, so that both workers share every file.
  fullyParallel: true,
  // What passes only when repeated is a fault to find.
  retries: 0,
  forbidOnly: true,
  // No journey depends on speed: these only end what hangs. A step without progress for a minute fails.
  timeout: 10 * 60_000,
  expect: { timeout: 60_000 },
  // The second tells how much the accessibility walk has looked at.
  reporter: [['line'], ['./support/accessibility/scan-reporter.ts']],
  use: {
    ...pessoa,
    viewport: larguras.larga,
    // Nobody waits for a dialog to fade in.
    contextOptions: { reducedMotion: 'reduce' },
    // A journey ends before what V8's two optimising compilers make pays for itself: 7 to 17 % of its processor time.
    launchOptions: launchOptions(['--js-flags=--no-turbofan --no-maglev']),
    // A trace of every test costs as much as the tests: `npm run test:e2e -- FILE --trace on` makes one.
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
});
