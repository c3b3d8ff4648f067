import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const PATIENCE = 10_000;

/**
 * After a navigation the h1 takes the focus, or the part named in the address, so that screen readers
 * announce it and Tab continues there; not at the first load.
 */
export function usePageFocus(title: string): void {
  const { pathname, hash } = useLocation();
  const back = useNavigationType() === 'POP';
  const last = useRef<string>(undefined);

  useEffect(() => {
    document.title = `${title} · Instrutoria`;
  }, [title]);

  useEffect(() => {
    const first = last.current === undefined;
    if (last.current === pathname) return undefined;
    last.current = pathname;
    if (first) return undefined;
    if (!back) globalThis.scrollTo(0, 0);
    const look = () => document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('h1');
    return whenThere(look, (heading) => {
      if (hash !== '' && heading.id === hash.slice(1)) heading.scrollIntoView();
      heading.focus({ preventScroll: true });
    });
  }, [pathname, hash, back]);
}

/**
 * Calls `then` with the element once it exists, and again when loading replaces it, unless the person has
 * moved the focus.
 */
function whenThere(find: () => HTMLElement | null, then: (heading: HTMLElement) => void): () => void {
  let last: HTMLElement | null = null;
  const look = () => {
    const heading = find();
    if (heading === null || heading === last) return;
    const isFirst = last === null;
    last = heading;
    if (isFirst || document.activeElement === document.body) then(heading);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
