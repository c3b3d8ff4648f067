import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { manual } from './apps/web/vite/manual.ts';
import { ON_THEIR_OWN } from './tools/run/database-tests.ts';

// One time zone on every machine: pages name the institution's zone only where the browser's differs.
process.env.TZ = 'UTC';

/**
 * No test depends on speed: these limits only end one that hangs. Nothing is repeated, so a flaky test fails.
 */
const patient = (minutes: number) => ({
  testTimeout: minutes * 60_000,
  hookTimeout: minutes * 60_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['tools/run/seed.ts'],
});

/** These start databases of their own: the api project runs them, so that the unit tests stay quick. */
const START_DATABASES = ['packages/postgres-embutido/**/*.test.ts'];

/**
 * The server's sources run as they are shipped: by Node itself, which strips the types, and once per worker
 * instead of once per file. It saves a third of the processor time, but the state that a file leaves behind
 * is visible to the next one.
 */
const asShipped = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };

/** The access table takes minutes: Vitest would begin it last, as a short file, and then it would run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/access-table.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // By default Vitest leaves one core to a person at the machine; here most files wait for servers and
    // databases anyway.
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
          // One document per worker, a fresh context per file: 28 files took 61 s of processor time as forks,
          // then 21.
          pool: 'vmThreads',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          // A page with its dialogs takes a minute beside two browsers and two servers.
          ...patient(10),
        },
      },
    ],
  },
});
