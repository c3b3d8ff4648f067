import { expect, it } from 'vitest';
import { copiesIn } from './copies.ts';

const words = (text: string) => text.split('');

it('finds a block that stands again, as long as it goes on, in the same text or another', () => {
  expect(copiesIn([words('abcdefgh'), words('xxbcdefyy')], 3)).toEqual([
    { again: [1, 2], first: [0, 1], tokens: 5 },
  ]);
  expect(copiesIn([words('abcdXabcd')], 4)).toEqual([{ again: [0, 5], first: [0, 0], tokens: 4 }]);
});

it('takes what overlaps itself, or is too short, for no copy', () => {
  expect(copiesIn([words('aaaaa')], 3)).toEqual([]);
  expect(copiesIn([words('abc'), words('abd')], 3)).toEqual([]);
});
