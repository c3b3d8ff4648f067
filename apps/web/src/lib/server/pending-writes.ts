let count = 0;
let accepted = 0;
const listeners = new Set<() => void>();

function set(next: number): void {
  count = next;
  for (const listener of listeners) listener();
}

export async function whilePending<T>(work: () => Promise<T>): Promise<T> {
  set(count + 1);
  try {
    return await work();
  } finally {
    set(count - 1);
  }
}

export function acceptedWrites(): number {
  return accepted;
}
export function noteAccepted(): void {
  accepted += 1;
}

export function pendingWrites(): number {
  return count;
}
export function subscribeToPendingWrites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
