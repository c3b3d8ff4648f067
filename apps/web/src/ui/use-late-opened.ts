import { useEffect, useState } from 'react';
import { holdFocusPlace } from './last-focus.ts';

/**
 * `opened` one frame late: a lazy modal may mount already open, and its focus trap only sees a change. When it closes,
 * or goes away open, the focus returns to whoever had it (T-L3).
 */
export function useLateOpened(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    setShown(opened);
    return opened ? holdFocusPlace() : undefined;
  }, [opened]);
  return shown;
}
