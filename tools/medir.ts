/** The house in figures, to compare two commits. Times and memory need a quiet machine. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './house/imports.ts';
import { isTest, type SourceFile, sourcesBelow } from './house/source-file.ts';
import { areaOf, type Estate, estateOf } from './medida/areas.ts';
import { copiesIn } from './medida/copies.ts';
import { cycles, featureOf, mutualFeatures } from './medida/cycles.ts';
import { tonguesIn } from './medida/sql.ts';
import { type Weight, weigh } from './medida/tokens.ts';
import { root } from './prepare/step.mjs';

interface Weighed extends SourceFile, Weight {
  readonly area: string;
  readonly estate: Estate;
  readonly allLines: number;
}

const files: readonly Weighed[] = sourcesBelow(root).map((file) => ({
  ...file,
  ...weigh(file.text, file.path.endsWith('x')),
  area: areaOf(file),
  estate: estateOf(file.path),
  allLines: file.text.split('\n').length - 1,
}));
const product = files.filter(({ estate }) => estate === 'product');
const tests = files.filter(({ estate }) => estate === 'tests');

say(`commit ${git('rev-parse', '--short', 'HEAD')}, ${git('log', '-1', '--format=%cs')}`);
sizes();
shapes();
say('\n| what | figure |\n|---|---:|');
row('casts (`as`) in the product', total(product, 'casts'));
row('literals spread for nothing, product and tests', total(product, 'spreads') + total(tests, 'spreads'));
row('lines of comments only, of the product’s', share(total(product, 'comments'), product));
row('of them, that cite a rule', citing());
row('blocks copied, product (60 tokens or more)', copied(product));
row('blocks copied, tests (60 tokens or more)', copied(tests));
loops();
for (const [tongue, times] of Object.entries(
  tonguesIn(product.filter(({ path }) => path.startsWith('apps/api/')).map(({ text }) => text)),
)) {
  row(`SQL: ${tongue}`, times);
}
examples();
imported();

function sizes(): void {
  say('\n| area | files | tokens | lines | comments |\n|---|---:|---:|---:|---:|');
  for (const estate of ['product', 'tests', 'apart'] as const) {
    const own = files.filter((file) => file.estate === estate);
    for (const area of new Set(own.map((file) => file.area))) {
      const here = own.filter((file) => file.area === area);
      say(`| ${estate}: ${area} | ${figures(here)} |`);
    }
    say(`| **${estate}** | ${figures(own)} |`);
  }
}

function figures(of: readonly Weighed[]): string {
  return [of.length, total(of, 'tokens'), total(of, 'lines'), total(of, 'comments')].join(' | ');
}

function shapes(): void {
  say('\n| files | median | p90 | largest |\n|---|---:|---:|---|');
  for (const [name, of] of [
    ['product', product],
    ['tests', tests],
  ] as const) {
    const sorted = of.toSorted((a, b) => a.allLines - b.allLines);
    const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]?.allLines ?? 0;
    const last = sorted.at(-1);
    say(`| ${name}, lines | ${at(0.5)} | ${at(0.9)} | ${last?.allLines} \`${last?.path}\` |`);
  }
}

function citing(): number {
  const id = /\b(?:D\d+|E-[A-Z]+-\d+|T-[A-Z]\d+|C-[A-Z]\d+)\b/;
  return product
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => /^\s*(?:\/\*\*?|\*|\/\/)/.test(line) && id.test(line)).length;
}

function loops(): void {
  const imports = product.flatMap(importsOf);
  const known = new Set(product.map(({ path }) => path));
  const inside = imports.filter(({ from, to }) => known.has(to) && from !== to);
  const whole = cycles(inside.map(({ from, to }) => [from, to]));
  const running = cycles(inside.filter(({ atRunTime }) => atRunTime).map(({ from, to }) => [from, to]));
  const pairs = mutualFeatures(imports);
  row(
    'pairs of features that need each other',
    `${pairs.length}${pairs.length ? `: ${pairs.join(', ')}` : ''}`,
  );
  const groups = cycles(
    imports.flatMap(({ from, to }) => {
      const [a, b] = [featureOf(from), featureOf(to)];
      return a === null || b === null || a === b ? [] : [[a, b] as const];
    }),
  );
  row('features in circles, the largest', groups[0]?.join(', ') ?? '0');
  row('circles of files, at run time', `${running.length} (${running.flat().length} files)`);
  row('circles of files, types too', `${whole.length} (${whole.flat().length} files)`);
}

function examples(): void {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  for (const section of text.split(/^### /m).slice(1)) {
    const paths = [...section.matchAll(/^- `([^`]+)`/gm)].map(([, path = '']) => path);
    const ofProduct = paths.filter((path) => estateOf(path) === 'product').length;
    const ofTests = paths.filter(isTest).length;
    row(section.slice(0, section.indexOf('\n')), `${ofProduct} files, and ${ofTests} of tests`);
  }
}

/** Repeated blocks of 60 tokens or more, imports apart. */
function copied(of: readonly Weighed[]): string {
  const ownWords = ({ path, text }: Weighed) =>
    weigh(text.replaceAll(/^import\b[^;]*?\bfrom '[^']+';$/gm, ''), path.endsWith('x')).words;
  const texts = of.map(ownWords);
  const copies = copiesIn(texts, 60);
  return `${copies.length} (${copies.reduce((sum, { tokens }) => sum + tokens, 0)} tokens)`;
}

/** The best of three: what a start of the server costs before its first line. */
function imported(): void {
  const program =
    "const t = performance.now(); await import('./apps/api/src/app.ts'); " +
    'console.log(performance.now() - t, process.memoryUsage().rss);';
  const runs = Array.from({ length: 3 }, () =>
    execFileSync('node', ['--input-type=module', '-e', program], { cwd: root, encoding: 'utf8' })
      .trim()
      .split(' ')
      .map(Number),
  );
  const best = (i: number) => Math.min(...runs.map((run) => run[i] ?? Number.NaN));
  row('importing the application as sources, ms', best(0).toFixed(0));
  row('importing the application as sources, MiB', (best(1) / 1024 ** 2).toFixed(0));
}

function total(of: readonly Weighed[], what: keyof Weight): number {
  return of.reduce((sum, file) => sum + file[what], 0);
}

function share(part: number, of: readonly Weighed[]): string {
  return `${part} (${((100 * part) / of.reduce((sum, file) => sum + file.allLines, 0)).toFixed(1)} %)`;
}

function row(what: string, figure: string | number): void {
  say(`| ${what} | ${figure} |`);
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
