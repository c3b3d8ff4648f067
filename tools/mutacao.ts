/**
 * `node tools/mutacao.ts [row …]`: takes each defence of docs/seguranca.md away, one at a time, in a copy of
 * the sources, and runs the test that the row names: it must fail.
 *
 * --sem-navegador without those of the browser
 * --antes each test is run with its defence first, and must pass
 *
 * Exit 1 when a mutation survives, or a run is broken.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare/step.mjs';
import { copyOf } from './seguranca/copy.ts';
import { readRows } from './seguranca/defences.ts';
import { mutate, runTest, type Verdict } from './seguranca/mutation.ts';

const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const first = options.includes('--antes');
const withoutBrowser = options.includes('--sem-navegador');

const rows = readRows(root);
const unknown = wanted.filter((id) => rows[id] === undefined);
if (unknown.length > 0) {
  say(`unknown: ${unknown.join(', ')}`);
  process.exit(2);
}
const chosen = Object.keys(rows).filter((id) => wanted.length === 0 || wanted.includes(id));

const count = { killed: 0, survived: 0, broken: 0, 'not applicable': 0 };
const copy = join(root, '.tmp', `mutacao-${process.pid}`);
copyOf(root, copy);
try {
  for (const id of chosen) await prove(id);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
const text = Object.entries(count).map(([name, times]) => `${times} ${name}`);
say(`figures mutacao: ${chosen.length} rows; ${text.join(', ')}`);
process.exitCode = count.survived + count.broken === 0 && chosen.length > 0 ? 0 : 1;

async function prove(id: string): Promise<void> {
  const row = rows[id];
  if (row === undefined) return;
  if ('naoSeAplica' in row) {
    count['not applicable'] += 1;
    say(`not applicable ${id}: ${row.naoSeAplica}`);
    return;
  }
  for (const defence of row.provas) {
    if (withoutBrowser && defence.projeto === 'e2e') continue;
    const before = first ? (await runTest(copy, defence)).outcome : 'passed';
    const verdict: Verdict =
      before === 'passed'
        ? await mutate(copy, defence)
        : { result: 'broken', seconds: 0, why: `${before} with its defence as well` };
    count[verdict.result] += 1;
    say(
      `${verdict.result.padEnd(14)} ${id}: without “${defence.defesa}” — ${defence.teste}: ${defence.titulo} (${verdict.seconds.toFixed(0)} s)`,
    );
    if (verdict.why !== '') say(verdict.why.trimEnd());
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
