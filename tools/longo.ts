/**
 * `npm run test:longo [-- part …]`: runs every long test at full size and prints its figures. Exit 1 when one
 * fails. The environment sets the sizes (`QUEDAS=50 npm run test:longo -- quedas`); SEMENTE repeats a run.
 */
import { availableParallelism, loadavg } from 'node:os';
import { findOldestServer } from './prepare/postgres.mjs';
import { root } from './prepare/step.mjs';
import { onTheOldest } from './run/database-tests.ts';
import { figuresIn } from './run/figures.ts';
import { type LongPart, longParts } from './run/long-parts.ts';
import { runPart } from './run/parts.ts';
import { playwright, program, type Runner, vitest } from './run/runners.ts';

const SEMENTE = process.env.SEMENTE ?? '20261120';
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !longParts.some((part) => part.name === name));
if (unknown.length > 0) {
  say(`unknown: ${unknown.join(', ')}; the parts are ${longParts.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

say(`SEMENTE=${SEMENTE}`);
const rows: string[] = [];
let short = 0;
for (const part of longParts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const sizes = sizesOf(part);
  say(`${part.name} (${describe(sizes)}) …`);
  const server = part.naMaisAntiga === true ? onTheOldest(findOldestServer(root)) : {};
  const env = { ...sizes, SEMENTE, ...server };
  const runner = runnerOf(part, env);
  const result = await runPart(runner);
  const { passed, failed } = runner.totals(result);
  const figures = figuresIn(result.output);
  // A part without figures has tested nothing.
  const ok = failed === 0 && figures.length > 0;
  if (!ok) short += 1;
  if (!ok) say(result.output.trimEnd());
  for (const figure of figures) say(`  ${figure}`);
  const minutes = (result.seconds / 60).toFixed(1);
  // Printed because times depend on the load of the machine.
  say(`  load average ${loadavg()[1]?.toFixed(1)} over 5 minutes, ${availableParallelism()} cores`);
  rows.push(
    `| ${ok ? 'ok' : 'SHORT'} | ${part.name} | ${describe(sizes)} | ${passed} passed, ${failed} failed | ${minutes} |`,
  );
}
say('| | part | sizes | tests | minutes |\n|---|---|---|---|---|');
for (const row of rows) say(row);
process.exitCode = short === 0 ? 0 : 1;

function runnerOf(
  { name, files, journeys, command }: LongPart,
  env: Readonly<Record<string, string>>,
): Runner {
  const options = { env, longest: 12 * 60 * 60_000 };
  if (journeys !== undefined) return playwright(`longo ${name}`, journeys, options);
  if (command !== undefined) return program(`longo ${name}`, command, options);
  return vitest(`longo ${name}`, ['unit', 'web', 'api', 'longo'], { env, files });
}

function sizesOf({ sizes }: LongPart): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, process.env[name] ?? String(size)]),
  );
}

function describe(sizes: Readonly<Record<string, string>>): string {
  return Object.entries(sizes)
    .map(([name, size]) => `${name}=${size}`)
    .join(' ');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
