/**
 * Prints the size of the repository, to compare two commits: lines of code without comments and blank lines.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import jsTokens from 'js-tokens';
import { isTest, sourcesBelow } from './house/source-file.ts';
import { root } from './prepare/step.mjs';

/** Content of the demonstration, measurements and generated files, counted apart. */
const APART = /^(?:apps\/api\/src\/demo\/content|bench|tools|apps\/api\/migrations)\/|\.gerada\.ts$/;
const IS_TEST_FILE = /\.(?:test|spec)\.tsx?$/;

const files = sourcesBelow(root).map(({ path, text }) => ({
  path,
  lines: linesOf(text, path.endsWith('x')),
}));
const product = files.filter(({ path }) => !APART.test(path) && !isTest(path));
const tests = files.filter(({ path }) => !APART.test(path) && isTest(path));

const commit = execFileSync('git', ['log', '-1', '--format=%h, %cs'], { cwd: root, encoding: 'utf8' }).trim();
say(`commit ${commit}\n\n| what | figure |\n|---|---:|`);
row('product, lines', total(product));
row('tests, lines', total(tests));
row(
  'of them scaffolding, that is no test itself',
  total(tests.filter(({ path }) => !IS_TEST_FILE.test(path))),
);
row('tools and bench, lines', total(files.filter(({ path }) => /^(?:tools|bench)\//.test(path))));
const folders = [...Map.groupBy(files, ({ path }) => dirname(path))];
const [[name, within] = ['', []]] = folders.toSorted(([, a], [, b]) => b.length - a.length);
row(`files side by side in the largest folder, \`${name}\``, within.length);
row('a new call (CONTRIBUTING)', newCall());

/** Counts the files that the example's command in CONTRIBUTING lists for a new call. */
function newCall(): string {
  const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const section = contributing.split(/^### /m).find((text) => text.startsWith('A new call')) ?? '';
  const pattern = /git grep -lE '([^']+)'/.exec(section)?.[1];
  if (pattern === undefined) throw new Error('CONTRIBUTING.md: the new call has no git grep');
  const listed = ['grep', '-lE', pattern, '--', '*.ts', '*.tsx'];
  const paths = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const ofTests = paths.filter(isTest).length;
  const generated = paths.filter((path) => APART.test(path)).length;
  return `${paths.length - ofTests - generated} files, and ${ofTests} of tests`;
}

function linesOf(text: string, jsx: boolean): number {
  const code = new Set<number>();
  let line = 1;
  for (const { type, value } of jsTokens(text, { jsx })) {
    const until = line + (value.match(/\n/g)?.length ?? 0);
    const isCode = !type.endsWith('Comment') && value.trim() !== '';
    for (let each = line; isCode && each <= until; each += 1) code.add(each);
    line = until;
  }
  return code.size;
}

function total(of: readonly { readonly lines: number }[]): number {
  return of.reduce((sum, { lines }) => sum + lines, 0);
}

function row(what: string, figure: string | number): void {
  say(`| ${what} | ${figure} |`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
