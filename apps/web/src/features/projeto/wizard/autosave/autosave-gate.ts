// Autosave and the person's acts write the same draft, one at a time (T-G4): an act waits for a running save,
// and no save begins during an act.

let running: Promise<void> | null = null;
let acts = 0;
const listeners = new Set<() => void>();

/** False when a save is running already or the person acts. `work` never rejects. */
export function runAutosave(work: () => Promise<void>): boolean {
  if (running !== null || acts > 0) return false;
  running = work().finally(() => {
    running = null;
    notify();
  });
  return true;
}

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

export function onGateFree(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
