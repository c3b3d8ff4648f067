/** Every file is in a folder, and under a name, that the house knows. */
import { pathsBelow } from './house/source-file.ts';
import { vocabularyProblems } from './house/vocabulary-problems.ts';
import { root } from './prepare/step.mjs';

const problems = vocabularyProblems(pathsBelow(root));
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
