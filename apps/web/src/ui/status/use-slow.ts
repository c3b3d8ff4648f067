import { useEffect, useState } from 'react';

/** True after 400 ms, so that short waits do not flicker. */
export function useSlow(waiting: boolean, after = 400): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) {
      setSlow(false);
      return undefined;
    }
    const timer = setTimeout(() => setSlow(true), after);
    return () => clearTimeout(timer);
  }, [waiting, after]);
  return waiting && slow;
}
