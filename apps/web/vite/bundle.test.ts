// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const dist = join(root, 'apps/web/dist');
// Builds the pages when this file runs alone in a fresh checkout; an existing build is kept. With vitest's
// NODE_ENV the build would be one for tests.
const { NODE_ENV: _test, ...env } = process.env;
execFileSync(process.execPath, [join(root, 'tools/prepare.mjs'), '--web'], { env, stdio: 'inherit' });

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const texts = files.filter((file) => /\.(?:js|css|html|svg|txt)$/.test(file));
/** Redoc's file names the hosts of specifications and licences; the journey of the reference sees no request to any. */
const own = texts.filter((file) => !file.endsWith('redoc.js'));
const textOf = (file: string) => readFileSync(file, 'utf8');

/** The hosts that the bundle may name, each with the reason; no request goes to any of them. */
const HOSTS: Readonly<Record<string, string>> = {
  localhost: "the router's base for addresses without a host",
  'www.w3.org': 'names of vocabularies',
  'lattes.cnpq.br': 'the beginning of every Lattes address',
  'accounts.google.com': 'the issuer that a new door for Google begins with',
  'login.microsoftonline.com': 'the issuer that a new door for Microsoft begins with',
  'sso.acesso.gov.br': 'the addresses that a new door for gov.br begins with',
  'contas.exemplo.br': 'the issuer to write over in a new door for Keycloak',
  'cas.exemplo.br': 'the example beside the address of a CAS',
  'github.com': "libraries' licences and messages",
  'mantine.dev': "libraries' licences and messages",
  'prosemirror.net': "libraries' licences and messages",
  'react.dev': "libraries' licences and messages",
  'reactrouter.com': "libraries' licences and messages",
  'simplewebauthn.dev': "libraries' licences and messages",
};

describe('T-K14: the built pages tell nothing of where they were made', () => {
  test('[C-M7] contain scripts, styles and the page, also in a fresh build', () => {
    for (const kind of ['.js', '.css', 'index.html']) {
      expect(texts.some((file) => file.endsWith(kind))).toBe(true);
    }
  });

  test('contain no source map, no dotfile, no source', () => {
    // Leaves out the build's own notes (hash of the sources, manifest), which are not served.
    const named = files
      .map((file) => file.slice(dist.length))
      .filter((file) => !/^\/?\.(?:sources|manifest\.json)$/.test(file));
    expect(named.filter((file) => /\.(?:map|tsx?|env)$|(?:^|\/)\./.test(file))).toEqual([]);
    expect(texts.filter((file) => /sourceMappingURL/.test(textOf(file)))).toEqual([]);
  });

  test('contain no address of a machine or a network at home', () => {
    const found = own.flatMap((file) => [
      ...(textOf(file).match(
        /\b(?:127\.\d+|10\.\d+|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+/g,
      ) ?? []),
      ...[...textOf(file).matchAll(/\b(?:https?|wss?):\/\/([\w.-]+(?::\d+)?)/g)]
        .map(([, host = '']) => host)
        .filter((host) => !(host in HOSTS)),
    ]);
    expect(found).toEqual([]);
  });

  test('contain no path, name or environment of the machine', () => {
    const words = [root, homedir(), hostname(), 'file://', 'node_modules/', 'process.env', 'import.meta.env'];
    const found = own.flatMap((file) =>
      words
        .filter((word) => word.length > 3 && textOf(file).includes(word))
        .map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});

test('contain every text compressed too, twice, as small as gzip and brotli make it', () => {
  for (const file of texts) {
    const bytes = readFileSync(file);
    const gz = readFileSync(`${file}.gz`);
    const br = readFileSync(`${file}.br`);
    expect(gunzipSync(gz).equals(bytes)).toBe(true);
    expect(brotliDecompressSync(br).equals(bytes)).toBe(true);
    expect(gz.length).toBeLessThanOrEqual(gzipSync(bytes, { level: 9 }).length);
    if (bytes.length > 4096) expect(br.length).toBeLessThan(gz.length);
  }
});

/** Parts of Checkbox and Radio that no page shows, although the components carry their class names. */
const NEVER_SHOWN = ['CheckboxCard', 'CheckboxIndicator', 'RadioCard', 'RadioIndicator'];

test('have the styles of every library component that they use', () => {
  const sheets = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Button.css'));
  const built = (end: string) =>
    texts
      .filter((file) => file.endsWith(end))
      .map(textOf)
      .join('\n');
  const scripts = new Set(built('.js').match(/\bm_[0-9a-f]+\b/g));
  const styles = new Set(built('.css').match(/\bm_[0-9a-f]+\b/g));
  const missing = readdirSync(sheets)
    .filter((file) => file.endsWith('.css') && !file.endsWith('.layer.css'))
    .filter((file) =>
      textOf(join(sheets, file))
        .match(/\bm_[0-9a-f]+\b/g)
        ?.some((name) => scripts.has(name) && !styles.has(name)),
    )
    .map((file) => file.slice(0, -'.css'.length));
  expect(missing).toEqual(NEVER_SHOWN);
});

test('come with the styles of each library component in the file that uses it, not only in another page', () => {
  const source = join(root, 'apps/web/src');
  const sheet = (name: string) => `@mantine/core/styles/${name}.layer.css`;
  const everywhere = textOf(join(source, 'app/theme/library-styles.ts'));
  const sheets = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Button.css'));
  const without = globSync('**/*.tsx', { cwd: source, exclude: ['**/*.test.tsx'] }).flatMap((file) => {
    const text = textOf(join(source, file));
    const [, names = ''] = /import \{([^}]*)\} from '@mantine\/core'/.exec(text) ?? [];
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => existsSync(join(sheets, `${name}.layer.css`)))
      .filter((name) => !everywhere.includes(sheet(name)) && !text.includes(sheet(name)))
      .map((name) => `${file}: ${name}`);
  });
  expect(without).toEqual([]);
});

describe('a first visit', () => {
  const manifest: Manifest = JSON.parse(textOf(join(dist, '.manifest.json')));
  const keyOf = (name: string) =>
    Object.keys(manifest).find((key) => manifest[key]?.name === name) ??
    expect.unreachable(`no script ${name}`);
  const FRAME = ['index', 'moldura'].map(keyOf);

  /** The scripts and styles of these entries, with all that they import. */
  function filesOf(keys: readonly string[], files = new Set<string>()): Set<string> {
    for (const { file, css = [], imports = [] } of keys.flatMap((key) => manifest[key] ?? [])) {
      if (files.has(file)) continue;
      for (const one of [file, ...css]) files.add(one);
      filesOf(imports, files);
    }
    return files;
  }
  const kibOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + readFileSync(join(dist, `${file}.gz`)).length, 0) / 1024;

  test('loads few scripts and styles for login, and at most twelve at once for home', () => {
    expect(filesOf([keyOf('index')]).size).toBeLessThanOrEqual(4);
    expect(kibOf(filesOf([keyOf('index')]))).toBeLessThan(143);
    expect(filesOf([...FRAME, keyOf('inicio')]).size).toBeLessThanOrEqual(12);
    expect(kibOf(filesOf([...FRAME, keyOf('inicio')]))).toBeLessThan(239);
  });

  test('is at most 264 KiB a page, 270 for the manual, 294 for evaluation and appeals', () => {
    const pages = Object.keys(manifest).filter((key) => /features\/[\w-]+\/pages\//.test(key));
    expect(pages.length).toBeGreaterThan(80);
    const heavy = pages.filter((key) => {
      // The manual's page has its whole text, so that the search asks no server.
      const most = /features\/(?:avaliacao|recurso)\//.test(key)
        ? 294
        : key.includes('features/ajuda/')
          ? 270
          : 264;
      return kibOf(filesOf([...FRAME, key])) > most;
    });
    expect(heavy).toEqual([]);
  });

  test('has no scripts that import each other in a circle', () => {
    const open = new Map(Object.entries(manifest).map(([key, { imports = [] }]) => [key, imports]));
    for (let left = Infinity; open.size < left; ) {
      left = open.size;
      for (const [key, imports] of open) if (!imports.some((one) => open.has(one))) open.delete(key);
    }
    expect([...open.keys()]).toEqual([]);
  });

  test('loads the editor and the charts alone, after the page that shows them', () => {
    for (const late of ['rich-text-editor', 'chart-drawing']) {
      const file = manifest[keyOf(late)]?.file;
      const holders = Object.values(manifest).filter(({ imports = [] }) =>
        imports.some((key) => manifest[key]?.file === file),
      );
      expect(holders.map(({ name }) => name)).toEqual([]);
    }
  });
});
