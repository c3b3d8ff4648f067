import { useState } from 'react';
import { ApiError } from '../../lib/server/api-error.ts';

export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}

export function useOtherCopy<C>(reread: () => Promise<C>) {
  const [other, setOther] = useState<C | null>(null);
  return {
    other,
    show: async (): Promise<void> => setOther(await reread()),
    close: () => setOther(null),
  };
}
