import { sessaoAtual } from '../session/session.ts';
import { readOfTab, writeOfTab } from '../session/storage.ts';
import { FalhaDeCodigo, semRespostaDeQuem } from './failure.ts';
import { noteUnreachable } from './reach.ts';

// Many browsers cache a failed import for ever. So each script is fetched first, where a failure can be
// explained and retried; the import then takes it from the cache. Files that this tab fetched before are
// skipped, because a hashed file never changes.

const KINDS = /javascript|css/;
const NOTE = 'scripts';
const fetched = new Set(readOfTab(NOTE)?.split(' '));
const here = new Set(fetched);
for (const { src, href } of document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(
  'script[src], link[href]',
)) {
  here.add(new URL(src || href).pathname);
}
const onTheirWay = new Map<string, Promise<void>>();

/** Fetches a file once; simultaneous callers share the request. Throws the reason why it failed. */
function bring(url: string): Promise<void> {
  if (here.has(url)) return Promise.resolve();
  const coming = onTheirWay.get(url) ?? come(url).finally(() => onTheirWay.delete(url));
  onTheirWay.set(url, coming);
  return coming;
}

async function come(url: string): Promise<void> {
  if (!url.endsWith('.css')) {
    await ask(url);
    fetched.add(url);
    // Browsers do not cache a failed style sheet, so the reason is asked for only then.
  } else if (!(await linked(url))) {
    await ask(url);
    if (!(await linked(url))) throw new FalhaDeCodigo('falhou');
  }
  here.add(url);
}

function linked(href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => {
      link.remove();
      resolve(false);
    });
    document.head.appendChild(link);
  });
}

async function ask(url: string): Promise<void> {
  let answer: Response;
  try {
    answer = await fetch(url);
    await answer.arrayBuffer();
  } catch {
    noteUnreachable();
    throw new FalhaDeCodigo(semRespostaDeQuem());
  }
  const { status } = answer;
  if (answer.ok && KINDS.test(answer.headers.get('content-type') ?? '')) return;
  if (answer.ok || [404, 410].includes(status)) throw new FalhaDeCodigo('versaoNova');
  if ([502, 503, 504].includes(status)) {
    noteUnreachable();
    throw new FalhaDeCodigo('semServidor');
  }
  throw new FalhaDeCodigo('falhou');
}

/**
 * Runs an `import()` once all its files are here, instead of the bundler's helper (vite/load-chunks.ts).
 * Throws FalhaDeCodigo; a later call tries again.
 */
export async function loadChunk<T>(run: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const before = fetched.size;
  await Promise.all(files.map(bring));
  if (fetched.size > before) note();
  try {
    return await run();
  } catch (error) {
    // The cache may have lost a file, and the import's error has no cause, so it is fetched again.
    for (const file of files) if (fetched.delete(file)) here.delete(file);
    note();
    await Promise.all(files.map(bring));
    throw error;
  }
}

/**
 * Records the loaded files while somebody is logged in, because a logout must leave no trace of visited
 * pages.
 */
function note(): void {
  if (sessaoAtual() !== null) writeOfTab(NOTE, [...fetched].join(' '));
}
