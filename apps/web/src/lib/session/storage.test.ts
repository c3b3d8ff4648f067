import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allKeys, clearAllBut, readJson, readText, removeKey, writeText } from './storage.ts';

beforeEach(() => clearAllBut());
afterEach(() => vi.restoreAllMocks());

const isNumber = (value: unknown): value is number => typeof value === 'number';

it('keeps working in memory when the browser has no room (T-K5)', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeText('titulo', 'Monitoria')).toBe(false);
  expect(readText('titulo')).toBe('Monitoria');
  expect(allKeys()).toContain('titulo');
  removeKey('titulo');
  expect(readText('titulo')).toBeNull();
});

it('treats corrupt or unexpected JSON as absent', () => {
  writeText('a', '{{{');
  writeText('b', '"text"');
  writeText('c', '3');
  expect(readJson('a', isNumber)).toBeUndefined();
  expect(readJson('b', isNumber)).toBeUndefined();
  expect(readJson('c', isNumber)).toBe(3);
});
