/**
 * `npm run bench` measures the product (docs/desempenho.md): `rapido` shorter, `tabela5 [folder]` the specification's
 * table, `lado-a-lado <folder>` two versions beside each other, `resto` what the table has not, with lists of 100,000 rows and ten
 * minutes of load, `completo [folder]` both, `pagina` the table of docs/desempenho.md. Everything that it starts it ends.
 * Figures of one run compare with each other, never with another machine's.
 */
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { type Checkout, checkoutIn, OWN_FOLDER } from './checkout.ts';
import { endAll } from './child.ts';
import { type Command, readCommand } from './command.ts';
import { hasBroken, type SoFar } from './findings.ts';
import { writePage } from './page.ts';
import { machine } from './report.ts';
import { keep, type Part, type Row, tableOf } from './row.ts';
import { measureSideBySide, measureTable5, SMALL_PLAN, WHOLE_PLAN } from './table-5.ts';
import { LONG_PLAN, measureWhole, SHORT_PLAN, USUAL_PLAN } from './whole.ts';

/** From here on other work on the machine spoils the figures. */
const QUIET_BELOW = 0.5;

const begin = performance.now();
const loadBefore = loadavg()[0] ?? 0;
const quiet = loadBefore < QUIET_BELOW;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function progress(text: string): void {
  process.stderr.write(`[${((performance.now() - begin) / 1000).toFixed(0).padStart(3)} s] ${text}\n`);
}

function commitOf(folder: string): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%h'], { cwd: folder, encoding: 'utf8' }).trim();
  } catch {
    return 'no commit';
  }
}

async function part(
  name: string,
  ours: Checkout,
  other: Checkout | null,
  measure: (soFar: SoFar) => Promise<readonly Row[]>,
): Promise<Part> {
  const begun: Omit<Part, 'rows'> = {
    part: name,
    commit: commitOf(ours.folder),
    other: other === null ? null : commitOf(other.folder),
    date: new Date().toISOString().slice(0, 10),
    machine: machine(loadBefore),
    quiet,
  };
  const rows = await measure((soFar) => keep({ ...begun, rows: soFar }));
  const done: Part = { ...begun, rows };
  progress(`kept in ${await keep(done)}`);
  return done;
}

async function run({ act, folder, ownFolder, small }: Command): Promise<void> {
  if (act === 'pagina') return writePage();
  const ours = await checkoutIn('ours', ownFolder === null ? OWN_FOLDER : resolve(ownFolder));
  const other = folder === null ? null : await checkoutIn('the other', resolve(folder));
  const plan = small ? SMALL_PLAN : WHOLE_PLAN;
  const options = { ours, other, plan, progress };
  const whole = {
    rapido: SHORT_PLAN,
    usual: USUAL_PLAN,
    resto: small ? { ...LONG_PLAN, ...SHORT_PLAN, scales: [1_000, 2_000], minutes: [0.05] } : LONG_PLAN,
  };
  const rest = (name: 'rapido' | 'resto' | 'usual') =>
    part(name, ours, null, (soFar) => measureWhole({ plan: whole[name], say, progress, soFar }));
  const parts: Part[] = [];
  if (act === 'tabela5' || act === 'completo') {
    parts.push(await part('tabela5', ours, other, (soFar) => measureTable5(options, soFar)));
  }
  if (act === 'lado-a-lado') {
    parts.push(await part('lado-a-lado', ours, other, () => measureSideBySide(options)));
  }
  if (act === 'completo') parts.push(await rest('resto'));
  if (act === 'rapido' || act === 'usual' || act === 'resto') parts.push(await rest(act));
  say(`\n${machine(loadBefore)}\n`);
  if (!quiet)
    say(`LOADED MACHINE: load average ${loadBefore.toFixed(1)} at the start, so figures say little.\n`);
  const rows = parts.flatMap((one) => one.rows);
  say(tableOf(rows));
  if (rows.some(hasBroken)) process.exitCode = 1;
}

// Whoever reads only the first lines (`| head`) must not keep us from cleaning up.
process.stdout.on('error', () => undefined);
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = true;
    endAll();
  });
}

const command = readCommand(process.argv.slice(2));
if (typeof command === 'string') {
  say(command);
  process.exitCode = 2;
} else if (command.onlyQuiet && !quiet) {
  say(`Load average ${loadBefore.toFixed(1)} is not below ${QUIET_BELOW}: nothing was measured.`);
  process.exitCode = 3;
} else {
  try {
    await run(command);
  } catch (error) {
    if (!interrupted) throw error;
    process.exitCode = 130;
  }
}
