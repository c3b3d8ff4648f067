import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeLater } from './write-later.ts';

const write = vi.fn();
const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
};

beforeEach(() => {
  vi.useFakeTimers();
  write.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('writes once, after the pause that follows the last change', () => {
  const later = writeLater(write, 250);
  later.soon();
  vi.advanceTimersByTime(200);
  later.soon();
  vi.advanceTimersByTime(249);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(write).toHaveBeenCalledTimes(1);
  later.stop();
  expect(write).toHaveBeenCalledTimes(1);
});

it.each([
  ['hidden', hide],
  ['left', () => globalThis.dispatchEvent(new Event('pagehide'))],
])('writes at once when the page is %s, and only what waits', (_how, leave) => {
  const later = writeLater(write, 250);
  leave();
  expect(write).not.toHaveBeenCalled();
  later.soon();
  leave();
  expect(write).toHaveBeenCalledTimes(1);
  later.stop();
});

it('writes nothing after the write was cancelled', () => {
  const later = writeLater(write, 250);
  later.soon();
  later.never();
  later.stop();
  vi.advanceTimersByTime(1000);
  expect(write).not.toHaveBeenCalled();
});
