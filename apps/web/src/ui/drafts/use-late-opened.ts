import { useEffect, useState } from 'react';
import { holdFocusPlace } from '../dialogs/last-focus.ts';

/**
 * `opened` one frame late, since the focus trap of a lazy modal only notices a change. At the end the focus
 * returns (T-L3).
 */
export function useLateOpened(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    setShown(opened);
    return opened ? holdFocusPlace() : undefined;
  }, [opened]);
  return shown;
}
