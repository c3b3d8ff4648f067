import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../prepare/step.mjs';
import { longParts } from './long-parts.ts';

it('sets in a part every size that a long test reads, without which its full length never runs', () => {
  const tests = globSync('{apps,packages}/*/src/**/*.test.{ts,tsx}', { cwd: root }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
  const sizes = new Set(longParts.flatMap((part) => Object.keys(part.sizes)));
  const outside = [...sizes].flatMap((size) => {
    const there = longParts.filter((part) => size in part.sizes).flatMap(({ files }) => files);
    return tests
      .filter(({ file, text }) => text.includes(`process.env.${size}`) && !there.includes(file))
      .map(({ file }) => `${size} ${file}`);
  });
  expect(tests.length).toBeGreaterThan(300);
  expect(outside).toEqual([]);
});
