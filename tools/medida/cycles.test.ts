import { expect, it } from 'vitest';
import { cycles, featureOf, mutualFeatures } from './cycles.ts';

it('finds what reaches itself, and nothing else', () => {
  const edges = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['c', 'd'],
    ['d', 'e'],
    ['e', 'f'],
    ['f', 'e'],
  ] as const;
  expect(cycles(edges)).toEqual([
    ['a', 'b', 'c'],
    ['e', 'f'],
  ]);
  expect(cycles([['a', 'b']])).toEqual([]);
});

it('knows features, and those that need each other', () => {
  expect(featureOf('apps/api/src/features/conta/queries.ts')).toBe('api/conta');
  expect(featureOf('packages/domain/src/conta/types.ts')).toBe(null);
  const one = (from: string, to: string) => ({
    from: `apps/api/src/features/${from}/queries.ts`,
    to: `apps/api/src/features/${to}/queries.ts`,
    line: 1,
    atRunTime: true,
  });
  expect(mutualFeatures([one('a', 'b'), one('b', 'a'), one('a', 'c'), one('a', 'a')])).toEqual([
    'api/a ⇄ api/b',
  ]);
});
