let last: HTMLElement | null = null;
let openDialogs = 0;

// A busy button is disabled and loses the focus before its dialog opens.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.closest('[role="dialog"]') === null) last = target;
});

/** Call it when a dialog opens. The returned function restores the focus once no dialog is open (T-L3). */
export function holdFocusPlace(): () => void {
  const before = last;
  openDialogs += 1;
  return () => {
    openDialogs -= 1;
    // Waits, because another dialog may open instead.
    queueMicrotask(() => {
      const { activeElement } = document;
      const isLost = activeElement === document.body || activeElement?.closest('[role="dialog"]') !== null;
      if (openDialogs > 0 || !isLost) return;
      // The row that opened it may be gone: then the page's title gets the focus.
      const place = before?.isConnected ? before : document.querySelector<HTMLElement>('h1');
      place?.focus({ preventScroll: true });
    });
  };
}
