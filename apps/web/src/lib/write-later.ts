export interface WriteLater {
  /** Something changed: it is written after the pause. */
  readonly soon: () => void;
  /** Writes what waits. */
  readonly now: () => void;
  /** What waits is not written. */
  readonly never: () => void;
  /** Writes what waits, and follows the page no more. */
  readonly stop: () => void;
}

/**
 * Keeps what is typed after a pause in typing (milliseconds; 0: at once), so that ten editors stay light, and at once
 * when the page is hidden or left, so that nothing is lost.
 */
export function writeLater(write: () => void, pause: number): WriteLater {
  let waits = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function never(): void {
    clearTimeout(timer);
    waits = false;
  }
  function now(): void {
    if (!waits) return;
    never();
    write();
  }
  function hidden(): void {
    if (document.visibilityState === 'hidden') now();
  }
  globalThis.addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', hidden);
  return {
    soon: () => {
      never();
      waits = true;
      if (pause === 0) now();
      else timer = setTimeout(now, pause);
    },
    now,
    never,
    stop: () => {
      globalThis.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', hidden);
      now();
    },
  };
}
