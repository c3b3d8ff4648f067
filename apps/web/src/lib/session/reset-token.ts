import { useSyncExternalStore } from 'react';

const PAGES: ReadonlySet<string> = new Set(['/redefinir-senha', '/confirmar-email', '/nao-fui-eu']);
const listeners = new Set<() => void>();
let token: string | null = null;

/**
 * Takes the token out of address bar and history, before the router or any call (T-A8). New links have it in the
 * fragment, which no server sees; the form `?token=` is taken as well.
 */
export function takeResetToken(location: Location, history: History): void {
  if (!PAGES.has(location.pathname)) return;
  token =
    new URLSearchParams(location.hash.slice(1)).get('token') ??
    new URLSearchParams(location.search).get('token');
  if (location.search !== '' || location.hash !== '') {
    history.replaceState(history.state, '', location.pathname);
  }
}

/** null after a reload, since it is stored nowhere. */
export function resetToken(): string | null {
  return token;
}

/** The token of the link that was opened last: in a tab that is open already, only the fragment changes. */
export function useResetToken(): string | null {
  return useSyncExternalStore(subscribe, resetToken);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

if (typeof globalThis.location !== 'undefined') {
  takeResetToken(globalThis.location, globalThis.history);
  globalThis.addEventListener('hashchange', () => {
    // Taking a token away leaves no fragment, and is no new link.
    if (globalThis.location.hash === '') return;
    takeResetToken(globalThis.location, globalThis.history);
    for (const listener of listeners) listener();
  });
}
