import { useState } from 'react';
import { ApiError } from '../lib/api-error.ts';

/** True for the refusal of a write that was made over an older version (412). */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}

/** The copy that the server has instead of the one that was written over: read again when a write finds it there. */
export function useOtherCopy<C>(reread: () => Promise<C>) {
  const [other, setOther] = useState<C | null>(null);
  return {
    other,
    /** Reads it, for the person to choose. Rejects with what the reading threw. */
    show: async (): Promise<void> => setOther(await reread()),
    close: () => setOther(null),
  };
}
