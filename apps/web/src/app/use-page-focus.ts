import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const PATIENCE = 10_000;

/**
 * After a navigation (not at the first load) the h1 takes the focus, so that screen readers speak it and Tab
 * goes on from the new page; when the page still waits for its data, as soon as there is one.
 */
export function usePageFocus(title: string): void {
  const { pathname } = useLocation();
  const last = useRef<string>(undefined);

  useEffect(() => {
    document.title = `${title} · Instrutoria`;
  }, [title]);

  useEffect(() => {
    const first = last.current === undefined;
    if (last.current === pathname) return undefined;
    last.current = pathname;
    if (first) return undefined;
    globalThis.scrollTo(0, 0);
    return whenHeading((heading) => heading.focus({ preventScroll: true }));
  }, [pathname]);
}

function whenHeading(then: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('h1');
  const now = find();
  if (now !== null) {
    then(now);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (heading === null) return;
    observer.disconnect();
    then(heading);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
