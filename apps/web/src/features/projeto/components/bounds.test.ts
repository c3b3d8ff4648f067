import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** The declarations of a class's first rule outside any condition. */
const rule = (css: string, name: string) => new RegExp(`^\\.${name} \\{([^}]*)\\}`, 'm').exec(css)?.[1] ?? '';

test('[C-D6] limits a section’s image on screen and paper, and never enlarges it', () => {
  const css = styles('./secoes/imagem-da-secao.module.css');
  expect(rule(css, 'image')).toMatch(/max-height: min\(36rem, 70vh\);/);
  expect(rule(css, 'image')).toMatch(/max-width: 100%;/);
  expect(rule(css, 'image')).not.toMatch(/^\s*width:/m);
  expect(css).toMatch(/@media print \{\s*\.image \{\s*max-height: 16cm;/);
});

test('[C-D10] breaks a word of any length inside the cards of the review and the table of the disciplines', () => {
  expect(rule(styles('./lista-da-revisao.module.css'), 'item')).toMatch(
    /min-width: 0;\s*overflow-wrap: anywhere;/,
  );
  expect(styles('../../../ui/tables/data-table.module.css')).toMatch(
    /\.frame\[data-flow\] \.cell > div \{\s*min-width: 12ch;\s*overflow-wrap: anywhere;/,
  );
});

test('[C-D4] leaves a margin below the notices above a page', () => {
  expect(styles('../../../app/shell/shell.module.css')).toMatch(
    /\.notices:not\(:empty\) \{[^}]*margin-bottom: 1\.25rem;/,
  );
});
