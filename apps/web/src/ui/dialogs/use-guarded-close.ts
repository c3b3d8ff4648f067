import { useRef } from 'react';
import type { Kept } from '../drafts/use-kept.ts';
import { useMayLose } from './confirm.tsx';

export function useGuardedClose(kept: Kept, onClose: () => void): () => void {
  const mayLose = useMayLose();
  const asking = useRef(false);
  return () => {
    if (asking.current) return;
    if (!kept.is('pessoa')) {
      onClose();
      return;
    }
    asking.current = true;
    void mayLose({ is: kept.is }).then((yes) => {
      asking.current = false;
      if (yes) onClose();
    });
  };
}
