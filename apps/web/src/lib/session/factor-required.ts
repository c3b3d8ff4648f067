import { useSyncExternalStore } from 'react';

/** Whether the server refused a call because this account must first enrol a second factor. */
let required = false;
const listeners = new Set<() => void>();

export function setFactorRequired(value: boolean): void {
  if (value === required) return;
  required = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useFactorRequired(): boolean {
  return useSyncExternalStore(subscribe, () => required);
}
