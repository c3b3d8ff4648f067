/**
 * `node tools/mutacao.ts [--de=FOLDER] [--defesas]` changes one comparison, condition, truth value or call of
 * the domain, the contract or http/ at a time, and runs the tests that reach it: it measures how many of the
 * changes make a test fail. It tries MUTANTES of them, drawn with SEMENTE, for at most MINUTOS; all with
 * INTEIRA=1. `--de` measures another checkout by the same operators, with its own packages and tests. No file
 * is written: Node loads the changed text in its place.
 *
 * Then it removes each statement marked `// defence: T-H6` and runs the tests that docs/seguranca.md names
 * for that row: one of them must fail. `--defesas` does this alone.
 *
 * Some changes do not change the behaviour, so no score is full. Exit 1 when the score is below PISO
 * (percent), or when a removed defence makes no test fail.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isTest, pathsBelow } from './house/source-file.ts';
import { defencesIn, type Mutant, mutantsOf } from './mutacao/mutants.ts';
import { root } from './prepare/step.mjs';
import { endingIn, projectOf, threatsIn } from './seguranca/threats.ts';

const from = process.argv.find((word) => word.startsWith('--de='))?.slice('--de='.length);
const checkout = from === undefined ? root : resolve(from);
const whole = process.env.INTEIRA === '1';
const wanted = whole ? Number.POSITIVE_INFINITY : Number(process.env.MUTANTES ?? 100);
const until = whole ? Number.POSITIVE_INFINITY : Date.now() + Number(process.env.MINUTOS ?? 60) * 60_000;
const seed = process.env.SEMENTE ?? '20261120';

/** Ends a run whose change made a loop endless. */
const LONGEST_MS = 10 * 60_000;

/**
 * Tests of code that every request passes, wherever below http/ they lie. The access matrix takes minutes, so
 * only its contract part is included.
 */
const HTTP = ['routes', 'errors', 'headers', 'lists', 'idempotency', 'audit-rows', 'paths-and-methods']
  .concat(['pending-installation', 'etag', 'overload', 'judge', 'connections'])
  .map((name) => `${name}.test.ts`)
  .map((name) => {
    const [path] = globSync(`apps/api/src/http/**/${name}`, { cwd: checkout });
    if (path === undefined) throw new Error(`apps/api/src/http has no ${name}`);
    return path;
  });
const related = ['related', '--run', '--project', 'unit', '--passWithNoTests'];
const calls = ['run', '--project', 'unit', '--project', 'api', 'packages/contract', ...HTTP];

const FOLDERS: Readonly<Record<string, (path: string) => readonly string[]>> = {
  'packages/domain/src': (path) => [...related, path],
  'packages/contract/src': () => [...calls, 'apps/api/src/http/access/access-table.test.ts'],
  'apps/api/src/http': () => [...calls, 'web-app.unit', 'content-disposition.unit', 'conta/sessoes'],
};

let failed = false;
if (!process.argv.includes('--defesas')) sample();
if (from === undefined) defences();
process.exitCode = failed ? 1 : 0;

function sample(): void {
  const all = Object.keys(FOLDERS).flatMap((folder) =>
    sourcesIn(folder).flatMap(({ path, text }) =>
      mutantsOf(text).map((mutant) => ({ ...mutant, path, folder })),
    ),
  );
  const order = ({ path, line, operator, start }: (typeof all)[number]) =>
    createHash('sha256').update(`${seed} ${path} ${line} ${operator} ${start}`).digest('hex');
  for (const [folder, tests] of Object.entries(FOLDERS)) {
    const first = all.find((mutant) => mutant.folder === folder);
    if (first === undefined || notices({ ...first, end: first.start, by: '' }, tests(first.path))) {
      throw new Error(`${folder}: its tests fail without any change`);
    }
  }
  const tried = Object.keys(FOLDERS).map((folder) => ({ folder, killed: 0, of: 0 }));
  for (const mutant of all.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, wanted)) {
    if (Date.now() > until) break;
    const noticed = notices(mutant, FOLDERS[mutant.folder]?.(mutant.path) ?? []);
    const count = tried.find(({ folder }) => folder === mutant.folder);
    if (count !== undefined) {
      count.of += 1;
      count.killed += noticed ? 1 : 0;
    }
    say(`${noticed ? 'killed  ' : 'unseen  '} ${mutant.path}:${mutant.line} ${mutant.operator}`);
  }
  const killed = tried.reduce((sum, each) => sum + each.killed, 0);
  const of = tried.reduce((sum, each) => sum + each.of, 0);
  const score = (100 * killed) / Math.max(1, of);
  const parts = tried.map((each) => `${each.folder} ${each.killed}/${each.of}`);
  say(`SEMENTE=${seed}`);
  say(
    `figures mutacao: ${killed} of ${of} noticed, ${score.toFixed(1)} % (${parts.join(', ')}; ${all.length} places)`,
  );
  if (of === 0 || score < Number(process.env.PISO ?? 0)) failed = true;
}

function defences(): void {
  const threats = threatsIn(readFileSync(join(root, 'docs/seguranca.md'), 'utf8'));
  const all = ['packages', 'apps/api/src'].flatMap(sourcesIn);
  const paths = pathsBelow(root);
  const removals = all.flatMap(({ path, text }) => defencesIn(text).map((found) => ({ ...found, path })));
  let missed = 0;
  for (const removal of removals) {
    const tests = threats.find(({ id }) => id === removal.id)?.tests ?? [];
    const noticed = tests.some(({ file, title }) => {
      const test = endingIn(paths, file);
      return notices(removal, ['run', test, '--project', projectOf(test), '-t', escaped(title)]);
    });
    if (noticed) missed += 1;
    else failed = true;
    say(`${noticed ? 'killed  ' : 'survived'} ${removal.id} ${removal.path}:${removal.line}`);
  }
  say(`figures defesas: ${missed} of ${removals.length} removals noticed`);
  if (removals.length === 0) failed = true;
}

function notices({ path, start, end, by }: Mutant & { readonly path: string }, tests: readonly string[]) {
  const url = pathToFileURL(join(checkout, path)).href;
  const hook = pathToFileURL(join(root, 'tools/mutacao/load-mutant.mjs')).href;
  const { status } = spawnSync('vitest', [...tests, '--bail=1'], {
    cwd: checkout,
    env: {
      ...process.env,
      PATH: `${join(checkout, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${hook}`,
      MUTANTE: JSON.stringify({ url, start, end, by }),
    },
    stdio: 'ignore',
    timeout: LONGEST_MS,
  });
  return status !== 0;
}

function sourcesIn(folder: string): { path: string; text: string }[] {
  return globSync(`${folder}/**/*.ts`, { cwd: checkout, exclude: (path) => path.includes('node_modules') })
    .filter((path) => !isTest(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(checkout, path), 'utf8') }));
}

function escaped(title: string): string {
  return title
    .replaceAll(/%[sdijo]|\$\w+|\$\{[^}]*\}/g, '\u0000')
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replaceAll('\u0000', '.*');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
