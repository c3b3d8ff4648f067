// @vitest-environment node
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Rota } from '../src/app/route-table.ts';
import { ROTAS } from '../src/app/routes.ts';
import { readChunks } from './chunk-graph.ts';
import { goalOf, LATER } from './weights.ts';

const dist = join(import.meta.dirname, '../dist');
if (!existsSync(dist)) throw new Error('Build first: npm run build');

const chunks = new Map(readChunks(dist).map((chunk) => [chunk.file, chunk]));
const entry = [...chunks.values()].find((chunk) => chunk.entry);

/** The chunk with this module of ours. */
function chunkOf(module: string): string {
  const found = [...chunks.values()].find(({ modules }) => modules.includes(module));
  if (found === undefined) throw new Error(`no chunk has ${module}`);
  return found.file;
}

/** Script and style, with all that they import, as they lie there for gzip; KiB. */
function weigh(starts: readonly string[]): number {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const chunk = chunks.get(file);
    chunk?.imports.forEach(visit);
    for (const style of chunk?.styles ?? []) files.add(style);
  };
  starts.forEach(visit);
  return [...files].reduce((sum, file) => sum + statSync(join(dist, `${file}.gz`)).size, 0) / 1024;
}

const FRAMES = {
  nenhum: [],
  aberto: ['app/providers.tsx'],
  menu: ['app/providers.tsx', 'app/shell.tsx'],
} as const;

/** Which module a route shows: the test's own loader writes its whole path into the import. */
function moduleOf({ path, page }: Rota): string {
  const [, module] = /\/src\/(features\/[\w/-]+\.tsx)/.exec(String(page)) ?? [];
  if (module === undefined) throw new Error(`${path}: which page is ${page}?`);
  return module;
}

function weightOf(rota: Rota): number {
  const later = LATER[rota.path] ?? [];
  const modules = [...FRAMES[rota.frame ?? 'menu'], moduleOf(rota), ...later];
  return weigh([entry?.file ?? '', ...modules.map(chunkOf)]);
}

const weights = ROTAS.map((rota) => ({ path: rota.path, kib: weightOf(rota), goal: goalOf(rota.path) }));

describe('script and style of a first visit, gzip', () => {
  test('no page is heavier than its goal', () => {
    const over = weights.filter(({ kib, goal }) => kib > goal);
    expect(over.map(({ path, kib, goal }) => `${path}: ${kib.toFixed(1)} KiB, goal ${goal}`)).toEqual([]);
  });

  test('what draws charts comes alone, to the pages of a call’s figures (ADR 0031)', () => {
    const drawing = chunkOf('ui/chart-drawing.tsx');
    const holders = [...chunks.values()].filter(({ imports }) => imports.includes(drawing));
    expect(holders.map(({ file }) => file)).toEqual([]);
    const without = [...FRAMES.menu, 'ui/chart.tsx'].map(chunkOf);
    expect(weigh([...without, drawing]) - weigh(without)).toBeLessThan(60);
  });

  test('what stands in no page is in none: dialogs and the editor come later', () => {
    const login = weights.find(({ path }) => path === '/login');
    expect(login?.kib).toBeGreaterThan(100);
    expect(weigh([chunkOf('ui/rich-text/rich-text-editor.tsx')])).toBeGreaterThan(80);
    expect(weights.length).toBe(ROTAS.length);
  });
});

// The weight of every screen.
if (process.env.PESOS === '1') {
  const rows = weights.toSorted((a, b) => b.kib - a.kib);
  process.stdout.write(
    rows.map(({ path, kib, goal }) => `| ${path} | ${kib.toFixed(1)} | ${goal} |\n`).join(''),
  );
}
