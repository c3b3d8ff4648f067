/** No files need each other at run time, and no features at all. */
import { circleProblems } from './house/circle-problems.ts';
import { sourcesBelow } from './house/source-file.ts';
import { root } from './prepare/step.mjs';

const problems = circleProblems(sourcesBelow(root));
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
