import { afterEach, expect, it, vi } from 'vitest';
import { clearAllBut, writeJson, writeText } from '../session/storage.ts';
import { loadChunk } from './load-chunk.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  clearAllBut();
  document.head.replaceChildren();
});

const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
const style = () => new Response('', { headers: { 'content-type': 'text/css' } });
const importFails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const page = async () => 'page';

/**
 * Makes the browser answer the style sheets with these results in turn, and repeat the last one. Returns the
 * requested addresses.
 */
function browserAnswers(...answers: readonly ('load' | 'error')[]): string[] {
  const asked: string[] = [];
  const { appendChild } = document.head;
  vi.spyOn(document.head, 'appendChild').mockImplementation(<T extends Node>(node: T): T => {
    appendChild.call(document.head, node);
    if (node instanceof HTMLLinkElement) {
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? 'load';
      asked.push(new URL(node.href).pathname);
      queueMicrotask(() => node.dispatchEvent(new Event(answer)));
    }
    return node;
  });
  return asked;
}

/** A server that answers with the next of these, then with scripts; returns the requested addresses. */
function serverAnswers(...answers: readonly (Response | Error)[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[asked.length] ?? script();
    asked.push(url);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return asked;
}

function logIn(): void {
  writeText('token', 'a.b.c');
  writeJson('usuario', { id: 7, nome: 'Helena', tipo: 'coordenador' });
}

/** The module as in a newly opened page. */
async function opened(): Promise<typeof import('./load-chunk.ts').loadChunk> {
  vi.resetModules();
  return (await import('./load-chunk.ts')).loadChunk;
}

it('loads a file once for several callers, and never again in this page', async () => {
  const styles = browserAnswers('load');
  const scripts = serverAnswers();
  const files = ['/assets/um-a.js', '/assets/um-b.css'];
  await Promise.all([loadChunk(page, files), loadChunk(page, files)]);
  await loadChunk(page, files);
  expect(scripts).toEqual(['/assets/um-a.js']);
  expect(styles).toEqual(['/assets/um-b.css']);
});

it('takes a tab’s loaded scripts from the cache on its next page, and requests styles again', async () => {
  logIn();
  const styles = browserAnswers('load');
  const scripts = serverAnswers();
  const files = ['/assets/dois-a.js', '/assets/dois-b.css'];
  await (await opened())(page, files);
  document.head.replaceChildren();
  await expect((await opened())(page, files)).resolves.toBe('page');
  expect(scripts).toEqual(['/assets/dois-a.js']);
  expect(styles).toEqual(['/assets/dois-b.css', '/assets/dois-b.css']);
});

it('[C-C1] requests lost files again, also on the page after it', async () => {
  logIn();
  const scripts = serverAnswers();
  await (await opened())(page, ['/assets/tres.js']);
  await expect((await opened())(importFails, ['/assets/tres.js'])).rejects.toThrow('Failed to fetch');
  expect(scripts).toHaveLength(2);
  await expect((await opened())(page, ['/assets/tres.js'])).resolves.toBe('page');
  expect(scripts).toHaveLength(3);
});

it('records no visited page without a login', async () => {
  const scripts = serverAnswers();
  await (await opened())(page, ['/assets/nada.js']);
  expect(sessionStorage).toHaveLength(0);
  await (await opened())(page, ['/assets/nada.js']);
  expect(scripts).toHaveLength(2);
});

it('loads again in a browser without a cache', async () => {
  logIn();
  vi.stubGlobal('sessionStorage', undefined);
  const scripts = serverAnswers();
  await (await opened())(page, ['/assets/quatro.js']);
  await expect((await opened())(page, ['/assets/quatro.js'])).resolves.toBe('page');
  expect(scripts).toHaveLength(2);
});

it('[C-C1] reports a missing network, and tries again at a later call', async () => {
  const scripts = serverAnswers(new TypeError('Failed to fetch'));
  const run = vi.fn(page);
  await expect(loadChunk(run, ['/assets/cinco.js'])).rejects.toMatchObject({ falha: 'semServidor' });
  expect(run).not.toHaveBeenCalled();
  await expect(loadChunk(run, ['/assets/cinco.js'])).resolves.toBe('page');
  expect(scripts).toHaveLength(2);
});

it.each([
  ['versaoNova', 404],
  ['versaoNova', 410],
  ['semServidor', 502],
  ['semServidor', 503],
  ['falhou', 500],
])('[C-C1] explains why a script does not load: %s for %i', async (falha, status) => {
  serverAnswers(new Response('', { status }));
  await expect(loadChunk(page, [`/assets/seis-${status}.js`])).rejects.toMatchObject({
    name: 'FalhaDeCodigo',
    falha,
  });
});

it('[C-C1] reports a page in the place of a script as a new version', async () => {
  serverAnswers(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
  await expect(loadChunk(page, ['/assets/sete.js'])).rejects.toMatchObject({ falha: 'versaoNova' });
});

it('[C-C1] explains why a style does not load, removes it, and tries again at a later call', async () => {
  const styles = browserAnswers('error', 'load');
  serverAnswers(new Response('Not Found', { status: 404 }));
  await expect(loadChunk(page, ['/assets/oito.css'])).rejects.toMatchObject({ falha: 'versaoNova' });
  expect(document.querySelector('link')).toBeNull();
  await expect(loadChunk(page, ['/assets/oito.css'])).resolves.toBe('page');
  expect(styles).toHaveLength(2);
});

it('loads a style that fails once at the second try, and reports one that always fails', async () => {
  const styles = browserAnswers('error', 'load', 'error');
  serverAnswers(style(), style());
  await expect(loadChunk(page, ['/assets/nove.css'])).resolves.toBe('page');
  await expect(loadChunk(page, ['/assets/dez.css'])).rejects.toMatchObject({ falha: 'falhou' });
  expect(styles).toHaveLength(4);
});

it('[C-C1] reports a new version when the browser dropped a file before its import and the server has it no more', async () => {
  serverAnswers(script(), new Response('Not Found', { status: 404 }));
  await expect(loadChunk(importFails, ['/assets/tela-a.js'])).rejects.toMatchObject({ falha: 'versaoNova' });
});

it('[C-C1] passes on the error of code that throws by itself, and tries again at a later call', async () => {
  serverAnswers();
  const broken = new Error('broken by itself');
  await expect(loadChunk(() => Promise.reject(broken), ['/assets/tela-b.js'])).rejects.toBe(broken);
  await expect(loadChunk(page, ['/assets/tela-b.js'])).resolves.toBe('page');
});
