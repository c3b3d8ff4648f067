/** `node tools/check-seguranca.ts` fails when a threat is open or docs/seguranca.md is old; --write writes the page. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare/step.mjs';
import { openRows, type Proof, proofsIn, securityPage, type Threat } from './seguranca/proofs.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const threats = JSON.parse(read('tools/seguranca/ameacas.json')) as Threat[];
const reasons = JSON.parse(read('tools/seguranca/razoes.json')) as Record<string, string>;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed
  .split('\n')
  .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
  .sort();
const proofs = new Map<string, Proof[]>();
for (const file of files) {
  for (const [id, found] of proofsIn(file, read(file))) proofs.set(id, [...(proofs.get(id) ?? []), ...found]);
}

const open = openRows(threats, proofs, reasons);
const page = securityPage(threats, proofs, reasons);
const file = 'docs/seguranca.md';
if (open.length > 0) {
  process.stderr.write(`no test names these threats and no reason stands for them: ${open.join(' ')}\n`);
  process.exitCode = 1;
}
if (process.argv.includes('--write')) {
  writeFileSync(join(root, file), page);
} else if (read(file) !== page) {
  process.stderr.write(`${file} is old: run node tools/check-seguranca.ts --write\n`);
  process.exitCode = 1;
}
