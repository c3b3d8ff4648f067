export interface WriteLater {
  readonly soon: () => void;
  readonly now: () => void;
  readonly never: () => void;
  readonly stop: () => void;
}

/**
 * Writes after a pause in typing (milliseconds; 0: immediately), so that ten editors stay fast, and
 * immediately when the page is hidden or left.
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
