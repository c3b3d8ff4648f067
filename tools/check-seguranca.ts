/**
 * Fails when a threat has neither a defence nor a reason, when a defence or its test is not where
 * tools/seguranca/defesas says, or when docs/seguranca.md is old; --write writes the page. `npm run
 * test:longo -- mutacao` runs the tests.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare/step.mjs';
import { readRows, rowProblems } from './seguranca/defences.ts';
import { securityPage, type Threat } from './seguranca/page.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const threats = JSON.parse(read('tools/seguranca/ameacas.json')) as Threat[];
const rows = readRows(root);

const problems = rowProblems(
  threats.map(({ id }) => id),
  rows,
  (path) => (existsSync(join(root, path)) ? read(path) : null),
);
const page = securityPage(threats, rows);
const file = 'docs/seguranca.md';
if (process.argv.includes('--write')) writeFileSync(join(root, file), page);
else if (read(file) !== page) problems.push(`${file} is old: run node tools/check-seguranca.ts --write`);
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.stderr.write('mend the entries in tools/seguranca/defesas\n');
process.exitCode = problems.length === 0 ? 0 : 1;
