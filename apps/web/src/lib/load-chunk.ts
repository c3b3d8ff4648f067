import { FalhaDeCodigo, semRespostaDeQuem } from './falha.ts';
import { noteUnreachable } from './reach.ts';

// A browser may remember for ever that a module could not be fetched, also after the network is back. So every file
// that an import needs is brought here first, where a failure can be told apart and tried again; the import itself
// then takes them from the browser's cache.

const brought = new Set<string>();
for (const { src, href } of document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(
  'script[src], link[rel="modulepreload"], link[rel="stylesheet"]',
)) {
  brought.add(new URL(src || href).pathname);
}
const KINDS = /javascript|css/;

/** Brings one file into the browser's cache. Throws FalhaDeCodigo with the cause. */
async function bring(url: string): Promise<void> {
  if (brought.has(url)) return;
  let answer: Response;
  try {
    answer = await fetch(url);
    await answer.arrayBuffer();
  } catch {
    noteUnreachable();
    throw new FalhaDeCodigo(semRespostaDeQuem());
  }
  const { status } = answer;
  if (answer.ok && KINDS.test(answer.headers.get('content-type') ?? '')) {
    brought.add(url);
    return;
  }
  if (status === 404 || status === 410 || answer.ok) throw new FalhaDeCodigo('versaoNova');
  if (status === 502 || status === 503 || status === 504) {
    noteUnreachable();
    throw new FalhaDeCodigo('semServidor');
  }
  throw new FalhaDeCodigo('falhou');
}

/** Puts a style sheet into the page once, and waits for it. */
function style(href: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      brought.delete(href);
      reject(new FalhaDeCodigo(semRespostaDeQuem()));
    });
    document.head.appendChild(link);
  });
}

/**
 * Runs an `import()` of the built pages once all of its files are here. Takes the place of the bundler's own helper
 * (vite/load-chunks.ts). Throws FalhaDeCodigo; a later call tries again.
 */
export async function loadChunk<T>(run: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(bring));
  await Promise.all(files.filter((file) => file.endsWith('.css')).map(style));
  try {
    return await run();
  } catch (error) {
    // The browser may have let go of a file in between, and its own error tells no cause: ask for the files again.
    for (const file of files) brought.delete(file);
    await Promise.all(files.map(bring));
    throw error;
  }
}
