import { describe, expect, it } from 'vitest';
import { createStatementNames } from './statement-names.ts';

describe('the names of statements', () => {
  it('come with the given sending and stay', () => {
    const names = createStatementNames({ after: 3 });
    expect([1, 2, 3, 4].map(() => names.nameOf('select 1'))).toEqual([undefined, undefined, 'q1', 'q1']);
  });

  it('stand for one text each', () => {
    const names = createStatementNames({ after: 1 });
    expect(names.nameOf('select 1')).not.toBe(names.nameOf('select 2'));
    expect(names.nameOf('select 1')).toBe('q1');
  });

  it('run out at the limit, and those that exist stay', () => {
    const names = createStatementNames({ after: 1, most: 2 });
    const given = ['a', 'b', 'c', 'a', 'c'].map((text) => names.nameOf(text));
    expect(given).toEqual(['q1', 'q2', undefined, 'q1', undefined]);
  });

  it('are not used up by texts that come once', () => {
    const names = createStatementNames({ after: 2, most: 1, counted: 10 });
    for (let i = 0; i < 1000; i += 1) names.nameOf(`select ${i}`);
    names.nameOf('hot');
    expect(names.nameOf('hot')).toBe('q1');
  });
});
