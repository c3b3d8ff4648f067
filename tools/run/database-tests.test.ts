import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../prepare/step.mjs';
import { DATABASE_TESTS } from './database-tests.ts';

it('[C-E3] what runs a second time is named by files that are there', () => {
  const files = globSync('apps/api/src/**/*.test.ts', { cwd: root });
  expect(DATABASE_TESTS.filter((part) => !files.some((file) => file.includes(part)))).toEqual([]);
});
