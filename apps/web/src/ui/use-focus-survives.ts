import { useEffect } from 'react';

/** When this goes away and the focus with it, the page's title takes the focus: a keyboard goes on from there (T-L3). */
export function useFocusSurvives(): void {
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      }),
    [],
  );
}
