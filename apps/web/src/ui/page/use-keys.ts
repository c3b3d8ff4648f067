import { useEffect, useRef } from 'react';

/** Elements in which a letter is typed. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const OVER_THE_PAGE = '[aria-modal="true"], dialog[open]';

/**
 * Single-letter shortcuts of a page; none while somebody types, holds another key, or has a dialog open. The
 * page lists them, and can turn them off (WCAG 2.1.4).
 */
export function useKeys(acts: Readonly<Record<string, () => void>>, on: boolean): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return;
      if (document.querySelector(OVER_THE_PAGE) !== null) return;
      const act = latest.current[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}
