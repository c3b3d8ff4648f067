let last: HTMLElement | null = null;
let openDialogs = 0;

// A busy button is disabled, and has lost the focus before the dialog that it asks for opens.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.closest('[role="dialog"]') === null) last = target;
});

/** A dialog opens now. Answers what gives the focus back to whoever had it outside, once no dialog is open (T-L3). */
export function holdFocusPlace(): () => void {
  const before = last;
  openDialogs += 1;
  return () => {
    openDialogs -= 1;
    // Once it is known whether another one opens in its place.
    queueMicrotask(() => {
      const { activeElement } = document;
      const isLost = activeElement === document.body || activeElement?.closest('[role="dialog"]') !== null;
      if (openDialogs > 0 || !isLost) return;
      // The row that opened it may be gone by its own act: a keyboard goes on from the page's title.
      const place = before?.isConnected ? before : document.querySelector<HTMLElement>('h1');
      place?.focus({ preventScroll: true });
    });
  };
}
