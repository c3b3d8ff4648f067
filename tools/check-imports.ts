/** The directions of docs/adr/0001, in all sources. */
import { importProblems } from './house/import-problems.ts';
import { sourcesBelow } from './house/source-file.ts';
import { root } from './prepare/step.mjs';

const problems = importProblems(sourcesBelow(root));
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
