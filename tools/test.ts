/**
 * `npm test`: all of `npm run check`, a part of the database tests again on the oldest PostgreSQL, and the
 * journeys. The last line is "N passed, N failed", over all runners and parts. The journeys run beside
 * everything else: either alone leaves a third of two cores idle. Every run takes the same sample of large
 * matrices; `npm run test:longo` takes the whole and the mutation proof.
 */
import { findOldestServer, OLDEST } from './prepare/postgres.mjs';
import { root } from './prepare/step.mjs';
import { staticParts, testRunner } from './run/check-parts.ts';
import { DATABASE_SMOKE, onTheOldest } from './run/database-tests.ts';
import { runPart, runParts, tell } from './run/parts.ts';
import { sum, type Totals } from './run/report.ts';
import { playwright, type Runner, vitest } from './run/runners.ts';

const started = performance.now();
const oldest = findOldestServer(root);
/** Two queues side by side: a finished runner takes the next, so that no core waits. */
const runners: readonly Runner[] = [
  playwright('browser journeys', ['--grep-invert=@longo']),
  testRunner(),
  vitest(`tests of the database on ${oldest === null ? 'a server' : `PostgreSQL ${OLDEST}`}`, ['api'], {
    env: onTheOldest(oldest),
    only: DATABASE_SMOKE,
  }),
];
const parts = await runParts(staticParts(), 2);
const totals: Totals[] = [];
const failures: string[] = parts.filter(({ ok }) => !ok).map(({ name }) => `failed: ${name}`);
const queue = runners.values();
const worker = async () => {
  for (const runner of queue) await prove(runner);
};
await Promise.all([worker(), worker()]);

const all = sum(totals);
const failed = all.failed + parts.filter(({ ok }) => !ok).length;
for (const line of failures) say(line);
say(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
say(`${all.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function prove(runner: Runner): Promise<void> {
  say(`      ${runner.name} …`);
  const result = await runPart(runner);
  const failed = runner.failures(result);
  tell(result, failed);
  const found = runner.totals(result);
  totals.push(found);
  say(
    `      ${runner.name}: ${found.passed} passed, ${found.failed} failed${found.skipped ? `, ${found.skipped} skipped` : ''}`,
  );
  const told = result.output.split('\n').filter((line) => /^figures (?:varredura|jornadas): /.test(line));
  for (const line of told) say(`      ${line}`);
  failures.push(...failed);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
