import { FalhaDeCodigo, semRespostaDeQuem } from './falha.ts';
import { noteUnreachable } from './reach.ts';
import { sessaoAtual } from './session.ts';
import { readOfTab, writeOfTab } from './storage.ts';

// Many browsers remember a failed import for ever. So each script is fetched first, where a failure can be explained
// and tried again; the import then takes it from the cache. What this tab has fetched before is there already: a
// hashed file never changes.

const KINDS = /javascript|css/;
const NOTE = 'scripts';
const fetched = new Set(readOfTab(NOTE)?.split(' '));
const here = new Set(fetched);
for (const { src, href } of document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(
  'script[src], link[rel="modulepreload"], link[rel="stylesheet"]',
)) {
  here.add(new URL(src || href).pathname);
}
const onTheirWay = new Map<string, Promise<void>>();

/** Brings a file unless it is here; what several ask for at once comes once. Throws why it cannot be had. */
function bring(url: string): Promise<void> {
  if (here.has(url)) return Promise.resolve();
  const coming = onTheirWay.get(url) ?? come(url).finally(() => onTheirWay.delete(url));
  onTheirWay.set(url, coming);
  return coming;
}

async function come(url: string): Promise<void> {
  if (url.endsWith('.css')) await style(url);
  else {
    await ask(url);
    fetched.add(url);
  }
  here.add(url);
}

/** A style's failure is forgotten by every browser: it is asked for why only then. */
async function style(href: string): Promise<void> {
  if (await linked(href)) return;
  await ask(href);
  if (!(await linked(href))) throw new FalhaDeCodigo('falhou');
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
  if (status === 404 || status === 410 || answer.ok) throw new FalhaDeCodigo('versaoNova');
  if (status === 502 || status === 503 || status === 504) {
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
    // The cache may have lost a file, and the import's error tells no cause: fetch again.
    for (const file of files) {
      if (file.endsWith('.css')) continue;
      fetched.delete(file);
      here.delete(file);
    }
    note();
    await Promise.all(files.map(bring));
    throw error;
  }
}

/** Only while somebody is here: a logout leaves nothing of what was looked at. */
function note(): void {
  if (sessaoAtual() !== null) writeOfTab(NOTE, [...fetched].join(' '));
}
