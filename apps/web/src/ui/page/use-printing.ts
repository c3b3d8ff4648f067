import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is printed, which shows all rows, not one page of them. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Rendered before the browser takes its snapshot.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    globalThis.addEventListener('beforeprint', begin);
    globalThis.addEventListener('afterprint', end);
    return () => {
      globalThis.removeEventListener('beforeprint', begin);
      globalThis.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
