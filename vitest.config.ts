import { defineConfig } from 'vitest/config';
import { manual } from './apps/web/vite/manual.ts';
import { ON_THEIR_OWN } from './tools/run/database-tests.ts';
import { LongestFirst } from './tools/run/longest-first.ts';

/**
 * No test depends on speed: this only ends what hangs. The cells of the access table, one test, took ten minutes beside
 * four other builds.
 */
const HANGS_MS = 30 * 60_000;
const patient = {
  // What passes only when it is repeated is named beside the totals (repeated-reporter), so that it is looked at.
  retry: 1,
  testTimeout: HANGS_MS,
  hookTimeout: HANGS_MS,
  expect: { poll: { timeout: 120_000 } },
  setupFiles: ['tools/run/seed.ts'],
};

/**
 * The server's sources run as they are shipped: by Node itself, which takes the types away, and once a worker instead
 * of once a file. It saves a third of the processor time; what a file leaves behind meets the next one.
 */
const asShipped = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };

export default defineConfig({
  test: {
    // Vitest would leave one core to a person who watches; most files wait for servers and databases anyway.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          ...asShipped,
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'apps/api/src/**/*.unit.test.ts'],
          exclude: ['**/*.longo.test.ts', '**/node_modules/**'],
          ...patient,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          ...asShipped,
          include: ['apps/api/**/*.test.ts'],
          exclude: [
            '**/*.unit.test.ts',
            '**/*.longo.test.ts',
            'apps/api/src/longo/**',
            '**/node_modules/**',
            // Here, since `--exclude` does not reach a project.
            ...(process.env.BANCO_DE_TESTE === 'servidor' ? ON_THEIR_OWN : []),
          ],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'longo',
          environment: 'node',
          ...asShipped,
          include: ['apps/api/src/longo/*.test.ts', '{apps,packages}/**/*.longo.test.ts'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          ...patient,
        },
      },
      {
        plugins: [manual()],
        test: {
          name: 'web',
          environment: 'jsdom',
          // One document a worker, a fresh context a file: 28 files took 61 s of processor time as forks, then 21.
          pool: 'vmThreads',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          ...patient,
        },
      },
    ],
  },
});
