import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest would leave one core to a person who watches; most files wait for servers and databases anyway.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'apps/api/src/**/*.unit.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts', 'apps/api/src/longo/**', '**/node_modules/**'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'longo',
          environment: 'node',
          include: ['apps/api/src/longo/*.test.ts'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
