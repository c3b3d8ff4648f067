/**
 * `node tools/mutacao-dominio.ts [--de=PASTA]`: changes one operator or truth value of `packages/domain` at a time, in a
 * copy of the sources, and runs the tests that reach that file: how many of the changes does a test notice? MUTANTES of
 * them, drawn with SEMENTE. `--de` measures another checkout, with its own packages and tests.
 *
 * Some changes mean the same as before, so no score is full; exit 1 when it is below PISO (percent).
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isTest, sourcesBelow } from './house/source-file.ts';
import { type Mutant, mutantsOf, withMutant } from './medida/mutants.ts';
import { root } from './prepare/step.mjs';
import { copyOf } from './seguranca/copy.ts';

interface Place extends Mutant {
  readonly path: string;
}

const from = process.argv.find((word) => word.startsWith('--de='))?.slice('--de='.length);
const checkout = from === undefined ? root : resolve(from);
const wanted = Number(process.env.MUTANTES ?? 100);
const floor = Number(process.env.PISO ?? 0);
const seed = process.env.SEMENTE ?? '20261120';

/** A change may make a loop endless. */
const LONGEST_MS = 5 * 60_000;

const all: Place[] = sourcesBelow(checkout)
  .filter(({ path }) => path.startsWith('packages/domain/src/') && !isTest(path))
  .flatMap(({ path, text }) => mutantsOf(text).map((mutant) => ({ ...mutant, path })));
const order = ({ path, line, from: old, nth }: Place) =>
  createHash('sha256').update(`${seed} ${path} ${line} ${old} ${nth}`).digest('hex');
const chosen = all.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, wanted);

const copy = join(root, '.tmp', `mutacao-dominio-${process.pid}`);
copyOf(checkout, copy);
let killed = 0;
try {
  for (const place of chosen) {
    const noticed = notices(place);
    if (noticed) killed += 1;
    say(`${noticed ? 'killed  ' : 'survived'} ${place.path}:${place.line} ${place.from} → ${place.to}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
const score = (100 * killed) / Math.max(1, chosen.length);
say(`SEMENTE=${seed}`);
say(
  `figures mutacao_do_dominio: ${killed} of ${chosen.length} noticed, ${score.toFixed(1)} % (${all.length} places)`,
);
process.exitCode = chosen.length > 0 && score >= floor ? 0 : 1;

function notices(place: Place): boolean {
  const file = join(copy, place.path);
  const code = readFileSync(file, 'utf8');
  writeFileSync(file, withMutant(code, place));
  try {
    const { status } = spawnSync(
      'vitest',
      ['related', '--run', '--project', 'unit', '--bail=1', '--passWithNoTests', place.path],
      {
        cwd: copy,
        env: { ...process.env, PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH ?? ''}` },
        stdio: 'ignore',
        timeout: LONGEST_MS,
      },
    );
    return status !== 0;
  } finally {
    writeFileSync(file, code);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
