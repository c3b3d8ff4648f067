// The service worker of the student's pages: they open without network. It only reads what
// lib/offline-pages.ts stored, and only where the network does not answer.
const PAGE = '/aluno';
const LATER = ['/marca.svg', '/api/publico/cores'];
const PATIENCE = 10_000;
// Of a balancer before a server that starts or is down.
const AWAY = new Set([502, 503, 504]);

const stored = (path) => caches.match(path, { ignoreVary: true });

async function fromNetwork(request, path) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return AWAY.has(answer.status) ? ((await stored(path)) ?? answer) : answer;
  } catch (error) {
    const kept = await stored(path);
    if (kept === undefined) throw error;
    return kept;
  }
}

// A hashed file never changes.
async function fromStore(request, path) {
  return (await stored(path)) ?? fetch(request);
}

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request, PAGE));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromStore(request, pathname));
  else if (LATER.includes(pathname)) event.respondWith(fromNetwork(request, pathname));
});
