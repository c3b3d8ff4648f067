import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcesBelow } from '../house/source-file.ts';
import { root } from '../prepare/step.mjs';

const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const examples = text
  .split(/^### /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    words: /git grep -lE '([^']+)'/.exec(section)?.[1],
    listed: [...section.matchAll(/^- `([^`]+)`/gm)].map(([, path = '']) => path),
  }));

it('has three worked examples', () => {
  expect(examples).toHaveLength(3);
});

it('names no file or folder that does not exist', () => {
  const named = [...text.matchAll(/`((?:packages|apps|e2e|bench|tools|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(examples.flatMap(({ listed }) => listed).length);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

describe('the example', () => {
  it.each(examples)(
    '$title lists each file once, and just those that its search finds',
    ({ words, listed }) => {
      const search = new RegExp(words ?? 'the example says no search');
      // By what a file says, or by its own name.
      const found = sourcesBelow(root)
        .filter(
          ({ path, text: source }) => /\.tsx?$/.test(path) && (search.test(path) || search.test(source)),
        )
        .map(({ path }) => path);
      expect(listed.toSorted()).toEqual(found.toSorted());
    },
  );
});
