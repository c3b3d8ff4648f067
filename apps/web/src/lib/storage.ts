/**
 * localStorage that never throws (T-K5): where the browser refuses or has no room, values live in memory until
 * the page closes. `armazenamentoDisponivel` tells screens to warn that a reload would lose them.
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

/** The stored text, or null. */
export function readText(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return browserStorage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text. Answers false when it could only be kept in memory. */
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

/** Every key held now, in the browser or in memory. */
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

/** Removes everything that this application keeps in the browser but what is under this key (T-K2). */
export function clearAllBut(kept?: string): void {
  for (const key of allKeys()) if (key !== kept) removeKey(key);
  try {
    globalThis.sessionStorage?.clear();
  } catch {
    refused = true;
  }
}

/** The stored value when it is JSON that `is` accepts; anything else, corrupt text included, is undefined. */
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

/** False once the browser has refused to store something. */
export function armazenamentoDisponivel(): boolean {
  return !refused;
}
