import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const PATIENCE = 5_000;
const OF_THE_PERSON = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** How far each page of the tab's history was scrolled when it was left, by its key. */
const left = new Map<string, number>();

/** A page that the browser goes back to is where it was; every other begins at its top. */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const back = useNavigationType() === 'POP';

  // The browser itself would scroll the page that is left, before the other is there. At a reload it may.
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leaveIt = () => {
      history.scrollRestoration = 'auto';
    };
    globalThis.addEventListener('pagehide', leaveIt);
    return () => globalThis.removeEventListener('pagehide', leaveIt);
  }, []);

  useLayoutEffect(() => {
    const note = () => left.set(key, globalThis.scrollY);
    // The same page with another filter in its address stays as it is.
    if (!back) note();
    globalThis.addEventListener('scroll', note, { passive: true });
    return () => globalThis.removeEventListener('scroll', note);
  }, [key, back]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, not for each filter of it.
  useEffect(() => (back ? scrollOnceThere(left.get(key) ?? 0) : undefined), [pathname]);
}

/** Again while the page grows with what is loaded, until it is long enough or the person does something. */
function scrollOnceThere(top: number): () => void {
  const go = () => {
    globalThis.scrollTo(0, top);
    if (Math.abs(globalThis.scrollY - top) < 1) stop();
  };
  const observer = new ResizeObserver(go);
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of OF_THE_PERSON) globalThis.removeEventListener(name, stop);
  };
  for (const name of OF_THE_PERSON) globalThis.addEventListener(name, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
