const FIRST = 3000;
const LONGEST = 30_000;

// While the server is unreachable it is polled until it answers, so that screens recover by themselves.
let away = false;
let turn = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Fetches a small file that needs neither login nor database. */
async function answers(): Promise<boolean> {
  try {
    const { status } = await fetch('/robots.txt', { cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

async function look(): Promise<void> {
  clearTimeout(timer);
  if (!away) return;
  if (await answers()) back();
  else later();
}

function later(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void look(), Math.min(LONGEST, FIRST * 2 ** turn));
  turn += 1;
}

function back(): void {
  if (!away) return;
  away = false;
  clearTimeout(timer);
  for (const listener of listeners) listener();
}

export function noteUnreachable(): void {
  if (away) return;
  away = true;
  later();
}

export function onReturn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

globalThis.addEventListener?.('online', () => {
  turn = 0;
  void look();
});
