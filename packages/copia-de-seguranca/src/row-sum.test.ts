import { expect, it } from 'vitest';
import { RowSum } from './row-sum.ts';

it('detects a changed, missing or repeated row in any order', () => {
  const sumOf = (...lines: string[]) => {
    const sum = new RowSum();
    for (const line of lines) sum.add(line);
    return sum.text();
  };
  expect(sumOf('["1"]', '["2"]', '["2"]')).toBe(sumOf('["2"]', '["1"]', '["2"]'));
  const others = [sumOf('["1"]', '["2"]'), sumOf('["1"]', '["2"]', '["3"]'), sumOf('["1"]'), sumOf()];
  expect(new Set([...others, sumOf('["1"]', '["2"]', '["2"]')]).size).toBe(5);
});
