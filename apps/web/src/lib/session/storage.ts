/**
 * localStorage that never throws (T-K5): where the browser refuses, values stay in memory until the page
 * closes, and screens can warn (`armazenamentoDisponivel`).
 */
const memory = new Map<string, string>();
let refused = false;

function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export function readText(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return browserStorage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** False when the value is only in memory. */
export function writeText(key: string, value: string): boolean {
  try {
    const storage = browserStorage();
    if (storage === undefined) throw new Error('no storage');
    storage.setItem(key, value);
    memory.delete(key);
    return true;
  } catch {
    refused = true;
    memory.set(key, value);
    return false;
  }
}

export function removeKey(key: string): void {
  memory.delete(key);
  try {
    browserStorage()?.removeItem(key);
  } catch {
    refused = true;
  }
}

export function allKeys(): string[] {
  const keys = new Set(memory.keys());
  try {
    const storage = browserStorage();
    for (let i = 0; i < (storage?.length ?? 0); i += 1) {
      const key = storage?.key(i);
      if (key) keys.add(key);
    }
  } catch {
    refused = true;
  }
  return [...keys];
}

/** What stays open at the institution after a logout here: see door.ts. */
export const SAIDA_DA_PORTA = 'saidaDaPorta';

/** Deletes everything of this application except the keys `kept` (T-K2). */
export function clearAllBut(kept: readonly string[] = []): void {
  for (const key of allKeys()) if (!kept.includes(key)) removeKey(key);
  clearTab();
  void clearOfflinePages();
}

/** The pages stored by lib/offline-pages.ts. */
export async function clearOfflinePages(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // This browser has no such store.
  }
}

/** A value of this tab until it is closed; null where the browser stores nothing. */
export function readOfTab(key: string): string | null {
  return ofTab((storage) => storage.getItem(key)) ?? null;
}

/** Stores a value that only saves repeated work, so it does not report whether it was stored. */
export function writeOfTab(key: string, value: string): void {
  ofTab((storage) => storage.setItem(key, value));
}

export function clearTab(): void {
  ofTab((storage) => storage.clear());
}

function ofTab<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(globalThis.sessionStorage);
  } catch {
    return undefined;
  }
}

/** undefined unless it is JSON accepted by `is`. */
export function readJson<T>(key: string, is: (value: unknown) => value is T): T | undefined {
  const text = readText(key);
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return is(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function writeJson(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}

/** False after the browser refused to store something. */
export function armazenamentoDisponivel(): boolean {
  return !refused;
}
