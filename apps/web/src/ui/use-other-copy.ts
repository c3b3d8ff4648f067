import { useState } from 'react';
import { ApiError } from '../lib/api-error.ts';

/** 412. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}

/** The server's newer copy, loaded when a write finds one. */
export function useOtherCopy<C>(reread: () => Promise<C>) {
  const [other, setOther] = useState<C | null>(null);
  return {
    other,
    /** Rejects with what the reading threw. */
    show: async (): Promise<void> => setOther(await reread()),
    close: () => setOther(null),
  };
}
