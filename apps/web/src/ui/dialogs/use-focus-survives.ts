import { useEffect } from 'react';

/** When the component disappears with the focus, the page's title gets it (T-L3). */
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
