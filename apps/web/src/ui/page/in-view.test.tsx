import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InView } from './in-view.tsx';

let tell: ((entries: readonly { readonly isIntersecting: boolean }[]) => void) | undefined;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const part = (
  <InView waiting="a moment">
    <p>the part</p>
  </InView>
);

it('renders a part when it comes into view, and keeps it', () => {
  render(part);
  act(() => tell?.([{ isIntersecting: false }]));
  expect(screen.queryByText('the part')).toBeNull();
  expect(screen.getByText('a moment')).toBeTruthy();
  act(() => tell?.([{ isIntersecting: true }]));
  expect(screen.getByText('the part')).toBeTruthy();
  act(() => tell?.([{ isIntersecting: false }]));
  expect(screen.getByText('the part')).toBeTruthy();
});

it.each(['beforeprint', 'keydown'])('renders a part that is out of view at %s', (event) => {
  render(part);
  act(() => globalThis.dispatchEvent(new Event(event)));
  expect(screen.getByText('the part')).toBeTruthy();
});
