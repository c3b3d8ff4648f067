import { sessaoAtual } from './session/session.ts';
import { clearOfflinePages } from './session/storage.ts';
import { OFFLINE_WORKER } from './trusted-types.ts';

/** The address whose page is stored; every address of the student gets the same one. */
const PAGE = '/aluno';
const SHOWN = ['/marca.svg', '/api/publico/cores'];

/** The address of the entry script, which names the build; empty outside a built page. */
export function thisBuild(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return entry === null ? '' : new URL(entry.src).pathname;
}

function loadedFiles(): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  return [...new Set([...paths, ...SHOWN])];
}

/** False when the server has another version already: its page would ask for files that are not stored. */
async function storePage(cache: Cache, build: string): Promise<boolean> {
  const answer = await fetch(PAGE);
  const text = await answer.clone().text();
  if (!answer.ok || !text.includes(build)) return false;
  await cache.put(PAGE, answer);
  return true;
}

/**
 * Stores the page and every file that it has loaded so far, so that the student's pages open without network
 * (public/aluno-sem-rede.js). One store for each build; the earlier ones go once this one is whole. Contains
 * nothing personal, and a logout deletes it. Does nothing where the browser has no such store.
 */
export async function keepPagesOffline(): Promise<void> {
  const build = thisBuild();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || build === '') return;
  if (sessaoAtual() === null) return;
  await navigator.serviceWorker.register(OFFLINE_WORKER, { scope: PAGE });
  const cache = await caches.open(build);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(loadedFiles().filter((path) => !kept.has(path)));
  if (!kept.has(PAGE) && !(await storePage(cache, build))) return;
  for (const name of await caches.keys()) if (name !== build) await caches.delete(name);
  // A logout meanwhile.
  if (sessaoAtual() === null) await clearOfflinePages();
}
