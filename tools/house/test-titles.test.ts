import { expect, it } from 'vitest';
import { titlesIn } from './test-titles.ts';

it('reads the titles of tests, tables, options and groups from a source', () => {
  const source = [
    `describe('a group', () => {`,
    `  it("one test", async () => { item('no test'); notIt.it('nor this'); });`,
    `  it.each([['(', "it's"], [\`\${f(')')}\`, /* ) */ 2]])('a table of %s', () => {});`,
    `  test(\`of \${valor}\`, f);`,
    `  test.describe('a group of the browser', () => {});`,
    `  it.each([[(t: string) => t.replace(/\\n\\["'][^)\\]]*/, '')], [4 / 2]])('past expressions: %s', f);`,
    `  it.each(linhas)(`,
    `    'on a line of its own',`,
    `    f,`,
    `  );`,
    `  it.skipIf(process.platform === 'win32')('where it can be', f);`,
    `});`,
  ].join('\n');
  expect(titlesIn(source)).toEqual([
    { group: true, title: 'a group' },
    { group: false, title: 'one test' },
    { group: false, title: 'a table of %s' },
    { group: false, title: `of \${valor}` },
    { group: true, title: 'a group of the browser' },
    { group: false, title: 'past expressions: %s' },
    { group: false, title: 'on a line of its own' },
    { group: false, title: 'where it can be' },
  ]);
});
