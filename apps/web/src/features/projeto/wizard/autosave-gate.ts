// Autosave and the acts of the person write the same draft: one at a time (T-G4). A save under way ends first, and
// none begins while a person's own act runs.

let running: Promise<void> | null = null;
let acts = 0;
const listeners = new Set<() => void>();

/** Runs an autosave unless one runs already or a person acts. Answers whether it began. `work` never rejects. */
export function runAutosave(work: () => Promise<void>): boolean {
  if (running !== null || acts > 0) return false;
  running = work().finally(() => {
    running = null;
    notify();
  });
  return true;
}

/** Runs a person's own act alone. */
export async function withoutAutosave<T>(act: () => Promise<T>): Promise<T> {
  acts += 1;
  try {
    if (running !== null) await running;
    return await act();
  } finally {
    acts -= 1;
    notify();
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Told when the gate may be open again. */
export function onGateFree(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
