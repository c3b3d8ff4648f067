import { useEffect, useState } from 'react';
import { holdFocusPlace } from '../dialogs/last-focus.ts';

/**
 * `opened` one frame late, because the focus trap of a lazily loaded modal only reacts to a change. When it
 * closes the focus returns (T-L3).
 */
export function useLateOpened(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    setShown(opened);
    return opened ? holdFocusPlace() : undefined;
  }, [opened]);
  return shown;
}
