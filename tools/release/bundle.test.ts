import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inLatin1 } from './bundle.ts';

/** What code means, written with Latin-1 only and as it stands. */
function meansTheSame(code: string): unknown {
  const written = inLatin1(code);
  expect(written).not.toMatch(/[\u0100-\uffff]/);
  const means: unknown = runInNewContext(written);
  expect(means).toEqual(runInNewContext(code));
  return means;
}

test('code in Latin-1 means what it meant', () => {
  expect(meansTheSame("'espera… → “já” 😀 ç'")).toBe('espera… → “já” 😀 ç');
  expect(meansTheSame('`de\n– a \u2060`')).toBe('de\n– a \u2060');
  expect(meansTheSame("'a\\\\…'")).toBe('a\\…');
  expect(meansTheSame("'x–y😀z'.replace(/[–😀]/gu, '-')")).toBe('x-y-z');
  expect(meansTheSame("/^[а-я]+$/.test('да')")).toBe(true);
  expect(meansTheSame('const { да } = { да: 1 }; да // → um')).toBe(1);
});

test('what would mean something else is refused', () => {
  expect(() => inLatin1("'a\\…'")).toThrow('a needless backslash before …');
  expect(() => inLatin1('String.raw`a…`')).toThrow('a raw template keeps what was written');
});
