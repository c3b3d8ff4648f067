import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const WHOLE_SHEET = '@mantine/core/styles.layer.css';
const FOUNDATION = '\0mantine-foundation.css';
const DARK = /[^{};]*data-mantine-color-scheme='dark'[^{}]*\{[^{}]*\}/g;
const UNUSED = 'pink|grape|violet|indigo|cyan|lime';
const UNUSED_VARIABLES = new RegExp(`--mantine-color-(?:${UNUSED})-[^;]*;`, 'g');
const UNUSED_IN_SOURCE = new RegExp(`mantine-color-(?:${UNUSED})|\\b(?:c|bg|color)="(?:${UNUSED})`);

/** Without the dark scheme, which we never show, and the colors that we never use. */
const lean = (css: string) =>
  css.replace(DARK, (rule) => (rule.includes("='light'") ? rule : '')).replace(UNUSED_VARIABLES, '');

const BASE = ['default-css-variables', 'baseline', 'global'];

/**
 * Build only: replaces Mantine's whole sheet (40 KiB gz) by the sheets of the components that a chunk really
 * uses, so that they follow the script's own code splitting (ADR 0004).
 * Each sheet becomes a cascade layer of its own, and the layers are ordered up front as Mantine orders them:
 * the order in which lazy chunks arrive cannot change a style.
 */
export function mantineCss(): Plugin {
  const styles = join(dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css')), 'styles');
  const whole = readFileSync(join(dirname(styles), 'styles.css'), 'utf8');
  const sheets = new Map<string, { css: string; position: number }>();
  const sheetOfClass = new Map<string, string>();
  for (const file of readdirSync(styles).filter(
    (name) => name.endsWith('.css') && !name.endsWith('.layer.css'),
  )) {
    const name = file.slice(0, -'.css'.length);
    const css = lean(readFileSync(join(styles, file), 'utf8'));
    const first = /\.m_[0-9a-f]+/.exec(css)?.[0];
    sheets.set(name, { css, position: first === undefined ? -1 : whole.indexOf(first) });
    for (const [selector] of css.matchAll(/\.m_[0-9a-f]+/g)) {
      if (!sheetOfClass.has(selector.slice(1))) sheetOfClass.set(selector.slice(1), name);
    }
  }
  const layer = (name: string) => `@layer mantine.${name} {\n${sheets.get(name)?.css ?? ''}\n}\n`;
  const order = [...sheets]
    .sort(([, a], [, b]) => a.position - b.position)
    .map(([name]) => `mantine.${name}`)
    .join(', ');

  return {
    name: 'mantine-css',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (id === WHOLE_SHEET) return FOUNDATION;
      return id.startsWith('\0mantine-') ? id : undefined;
    },
    load(id) {
      if (id === FOUNDATION) return `@layer ${order};\n${BASE.map(layer).join('')}`;
      const name = /^\0mantine-sheet-(.+)\.css$/.exec(id)?.[1];
      return name === undefined ? undefined : layer(name);
    },
    transform(code, id) {
      if (id.includes('/apps/web/src/') && UNUSED_IN_SOURCE.test(code))
        this.error(`${id} uses a color that is left out of the styles (vite/mantine-css.ts)`);
      if (!/@mantine\/core\/esm\/.*\.module\.mjs$/.test(id)) return undefined;
      const names = new Set<string>();
      for (const [cls] of code.matchAll(/m_[0-9a-f]+/g)) {
        const name = sheetOfClass.get(cls);
        if (name !== undefined) names.add(name);
      }
      const imports = [...names].map((name) => `import '\\0mantine-sheet-${name}.css';`).join('\n');
      return { code: `${imports}\n${code}`, map: null };
    },
  };
}
