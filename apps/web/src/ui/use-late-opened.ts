import { useEffect, useState } from 'react';

/**
 * `opened` one frame late: a lazy modal may mount already open, and its focus trap only sees a change; kept
 * mounted afterwards, it gives the focus back to its opener (T-L3).
 */
export function useLateOpened(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown;
}
