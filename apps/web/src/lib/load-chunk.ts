import { FalhaDeCodigo, semRespostaDeQuem } from './falha.ts';
import { noteUnreachable } from './reach.ts';

// Browsers may remember a failed import for ever. So each file is fetched first, where a failure can be
// explained and retried; the import then finds it in the cache.

const brought = new Set<string>();
for (const { src, href } of document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(
  'script[src], link[rel="modulepreload"], link[rel="stylesheet"]',
)) {
  brought.add(new URL(src || href).pathname);
}
const KINDS = /javascript|css/;

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
 * Runs an `import()` once all its files are here, instead of the bundler's helper (vite/load-chunks.ts).
 * Throws FalhaDeCodigo; a later call tries again.
 */
export async function loadChunk<T>(run: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(bring));
  await Promise.all(files.filter((file) => file.endsWith('.css')).map(style));
  try {
    return await run();
  } catch (error) {
    // The cache may have lost a file, and the import's error tells no cause: fetch again.
    for (const file of files) brought.delete(file);
    await Promise.all(files.map(bring));
    throw error;
  }
}
