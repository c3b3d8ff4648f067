import { useEffect, useState } from 'react';

/** True once something has lasted longer than 400 ms: shorter waits show nothing, so nothing flickers. */
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
