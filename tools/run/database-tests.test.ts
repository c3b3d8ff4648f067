import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../prepare/step.mjs';
import { DATABASE_SMOKE, DATABASE_TESTS, ON_THEIR_OWN, SECOND_RUN } from './database-tests.ts';

const files = globSync('apps/api/src/**/*.test.ts', { cwd: root });

it('[C-E3] repeats only files that exist', () => {
  expect(
    [...DATABASE_TESTS, ...DATABASE_SMOKE].filter((part) => !files.some((file) => file.includes(part))),
  ).toEqual([]);
});

it('leaves files that start databases themselves out of the second run, as vitest itself reads it', () => {
  const args = ['list', '--filesOnly', '--project', 'api', ...DATABASE_TESTS];
  const listed = execFileSync(join(root, 'node_modules/.bin/vitest'), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...SECOND_RUN, NO_COLOR: '1' },
  });
  const found = files.filter((file) => listed.includes(file));
  const own = globSync([...ON_THEIR_OWN], { cwd: root });
  expect(own.filter((file) => file.endsWith('.test.ts'))).not.toEqual([]);
  expect(found.filter((file) => own.includes(file))).toEqual([]);
  const again = files.filter(
    (file) => DATABASE_TESTS.some((part) => file.includes(part)) && !/\.(?:unit|longo)\.test\.ts$/.test(file),
  );
  expect(found).toEqual(again.filter((file) => !own.includes(file)));
});
