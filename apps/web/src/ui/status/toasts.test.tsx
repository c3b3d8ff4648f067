import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Toasts } from './toasts.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('[C-D4] publishes the height that the notices take', () => {
  let resized: () => void = () => undefined;
  const Observer = class {
    constructor(heard: () => void) {
      resized = heard;
    }
    observe(): void {}
    disconnect(): void {}
  };
  vi.stubGlobal('ResizeObserver', Observer);
  const room = () => document.documentElement.style.getPropertyValue('--avisos');
  render(<Toasts />);
  const region = document.querySelector('section');
  Object.defineProperty(region, 'offsetHeight', { value: 96 });
  act(() => resized());
  expect(room()).toBe('96px');
  cleanup();
  expect(room()).toBe('');
});
