import { defineConfig } from 'vitest/config';
import { manual } from './apps/web/vite/manual.ts';
import { ON_THEIR_OWN } from './tools/run/database-tests.ts';

// One zone on every machine: pages name the institution's zone only where the browser's differs.
process.env.TZ = 'UTC';

/** No test depends on speed: these only end what hangs. Nothing is repeated, so a red test is red again. */
const patient = (minutes: number) => ({
  testTimeout: minutes * 60_000,
  hookTimeout: minutes * 60_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['tools/run/seed.ts'],
});

/** These start databases of their own: the api project runs them, so that the units stay quick. */
const START_DATABASES = ['packages/postgres-embutido/**/*.test.ts'];

/**
 * The server's sources run as they are shipped: by Node itself, which takes the types away, and once a worker instead
 * of once a file. It saves a third of the processor time; what a file leaves behind meets the next one.
 */
const asShipped = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };

export default defineConfig({
  test: {
    // Vitest would leave one core to a person who watches; most files wait for servers and databases anyway.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          ...asShipped,
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'apps/api/src/**/*.unit.test.ts'],
          exclude: ['**/*.longo.test.ts', '**/node_modules/**', ...START_DATABASES],
          ...patient(1),
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          ...asShipped,
          include: ['apps/api/**/*.test.ts', ...START_DATABASES],
          exclude: [
            '**/*.unit.test.ts',
            '**/*.longo.test.ts',
            'apps/api/src/longo/**',
            '**/node_modules/**',
            // Here, since `--exclude` does not reach a project.
            ...(process.env.BANCO_DE_TESTE === 'servidor' ? ON_THEIR_OWN : []),
          ],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          ...patient(10),
        },
      },
      {
        test: {
          name: 'longo',
          environment: 'node',
          ...asShipped,
          include: ['apps/api/src/longo/*.test.ts', '{apps,packages}/**/*.longo.test.ts'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          ...patient(30),
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
          // A page with its dialogs takes a minute beside two browsers and two servers.
          ...patient(10),
        },
      },
    ],
  },
});
