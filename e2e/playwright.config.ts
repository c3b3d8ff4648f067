import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { larguras, launchOptions, pessoa } from './support/browser/browser.ts';

/**
 * The journeys with a server of their own run first: each starts one, most are long, and one begun last would
 * run alone. After that the others share one server per worker.
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
    // Each of these files is run by one worker: two would start its server twice.
    { name: 'com servidor próprio', testMatch: comServidorProprio, fullyParallel: false },
    { name: 'comuns', testIgnore: comServidorProprio },
  ],
  outputDir: '../test-results',
  workers: 2,
  // After so many failures they have a common cause, and the rest would only take time.
  maxFailures: 15,
  // Each test makes its own people, so that both workers can share every file.
  fullyParallel: true,
  // A test that passes only when repeated hides a fault that must be found.
  retries: 0,
  forbidOnly: true,
  // No journey depends on speed: the limits only end one that hangs. A step without progress for a minute
  // fails.
  timeout: 10 * 60_000,
  expect: { timeout: 60_000 },
  // The second reporter counts what the accessibility scan covered.
  reporter: [['line'], ['./support/accessibility/scan-reporter.ts']],
  use: {
    ...pessoa,
    viewport: larguras.larga,
    // Switches off the fading of dialogs.
    contextOptions: { reducedMotion: 'reduce' },
    // Without V8's two optimising compilers, since a journey ends before they pay off: 7 to 17 % less
    // processor time.
    launchOptions: launchOptions(['--js-flags=--no-turbofan --no-maglev']),
    // Off, since a trace of every test costs as much as the tests: `npm run test:e2e -- FILE --trace on`
    // makes one.
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
});
