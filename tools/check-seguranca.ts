/** Fails when a row of docs/seguranca.md names no test, or one that does not exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsBelow } from './house/source-file.ts';
import { root } from './prepare/step.mjs';
import { endingIn, threatProblems, threatsIn } from './seguranca/threats.ts';

const paths = pathsBelow(root);
const problems = threatProblems(threatsIn(readFileSync(join(root, 'docs/seguranca.md'), 'utf8')), (end) => {
  const path = endingIn(paths, end);
  return path === '' ? null : readFileSync(join(root, path), 'utf8');
});
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
