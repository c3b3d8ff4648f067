import { useSyncExternalStore } from 'react';

const PAGES: ReadonlySet<string> = new Set([
  '/aluno/convite',
  '/aluno/entrar',
  '/redefinir-senha',
  '/confirmar-email',
  '/nao-fui-eu',
  '/conta-da-bolsa',
]);
const listeners = new Set<() => void>();
let token: string | null = null;

/**
 * Removes the token from address bar and history before the router or any call (T-A8). New links have it in
 * the fragment, which browsers do not send; the form `?token=` works too.
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

/** null after a reload, because it is not stored. */
export function resetToken(): string | null {
  return token;
}

/** The token of the last opened link: in an open tab only the fragment changes. */
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
    // Removing the token leaves no fragment, which is no new link.
    if (globalThis.location.hash === '') return;
    takeResetToken(globalThis.location, globalThis.history);
    for (const listener of listeners) listener();
  });
}
