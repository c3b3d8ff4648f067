// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { gather, type Piece } from './gather.ts';

/** A piece of one module that has its file's name. */
function piece(
  file: string,
  kib: number,
  imports: readonly string[] = [],
  later: readonly string[] = [],
): Piece {
  return { file, modules: [`${file}.ts`], kib, imports, later };
}

/** Pages p1 to p4 behind an entry, with what they import. */
function division(pages: Record<string, readonly string[]>, others: readonly Piece[], limit = 220) {
  const entry = piece('entry', 100, [], Object.keys(pages));
  const own = Object.entries(pages).map(([page, imports]) => piece(page, 1, imports));
  return gather({ pieces: [entry, ...own, ...others], base: ['entry'], pages: Object.keys(pages), limit });
}

const together = (scripts: readonly (readonly string[])[]) =>
  scripts.map((modules) => modules.toSorted()).toSorted();

describe('which pieces become one script', () => {
  test('what the same pages need is one, and what hardly weighs joins what more pages need', () => {
    const pages = { p1: ['a', 'b', 'c'], p2: ['a', 'b', 'c'], p3: ['a', 'b'], p4: ['a', 'b', 'c'] };
    const scripts = division(pages, [piece('a', 5), piece('b', 5), piece('c', 0.2)]);
    expect(together(scripts)).toEqual([['a.ts', 'b.ts', 'c.ts']]);
  });

  test('what is heavy and few pages need stays by itself', () => {
    const pages = { p1: ['a', 'heavy'], p2: ['a', 'heavy'], p3: ['a'], p4: ['a'] };
    expect(division(pages, [piece('a', 1), piece('heavy', 9)])).toEqual([]);
  });

  test('no page grows beyond its limit', () => {
    const pages = { p1: ['a', 'b'], p2: ['a', 'b'], p3: ['a', 'b'], p4: ['a'] };
    const pieces = [piece('a', 5), piece('b', 1)];
    expect(division(pages, pieces).flat()).toHaveLength(2);
    expect(division(pages, pieces, 106.5)).toEqual([]);
  });

  test('what is joined brings what either imports, and that counts', () => {
    const pages = { p1: ['a', 'b'], p2: ['a', 'b'], p3: ['a'], p4: ['a'] };
    const light = [piece('a', 0.1), piece('b', 0.1, ['under']), piece('under', 0.1)];
    const heavy = [piece('a', 0.1), piece('b', 0.1, ['under']), piece('under', 9)];
    expect(division(pages, light).flat()).toHaveLength(3);
    expect(division(pages, heavy).flat().toSorted()).not.toContain('a.ts');
  });

  test('two between which a third stands are not joined without it', () => {
    const pages = { p1: ['a', 'c'], p2: ['a', 'c'], p3: ['a', 'c'], p4: ['a', 'c'] };
    // The third comes to everybody too, but may not be touched: it is an act's own.
    const pieces = [
      piece('a', 0.1, ['third']),
      piece('third', 50, ['c']),
      piece('c', 0.1),
      piece('asks', 0.1, [], ['third']),
    ];
    const scripts = division({ ...pages, p1: ['a', 'c', 'asks'] }, pieces);
    expect(scripts.some((modules) => modules.includes('a.ts') && modules.includes('c.ts'))).toBe(false);
  });

  test('dialogs that a page asks for later come together, the editor by itself', () => {
    const pages = { p1: ['a'], p2: ['a'] };
    const pieces = [
      piece('a', 1, [], ['dialog', 'question', 'editor']),
      piece('dialog', 1),
      piece('question', 1),
      piece('editor', 100),
    ];
    expect(together(division(pages, pieces))).toEqual([['dialog.ts', 'question.ts']]);
  });

  test('the order in which the bundler tells them does not matter', () => {
    const pages = { p1: ['a', 'b', 'c'], p2: ['a', 'b'], p3: ['b', 'c'], p4: ['a', 'c'] };
    const pieces = [piece('a', 0.3), piece('b', 0.2), piece('c', 0.4)];
    expect(division(pages, pieces.toReversed())).toEqual(division(pages, pieces));
  });
});
