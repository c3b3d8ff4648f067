/** The directions of docs/adr/0001, and no two features that need each other. Biome finds files that do. */
import { sourcesBelow } from './house/source-file.ts';
import { importProblems } from './imports/rules.ts';
import { root } from './prepare/step.mjs';

const problems = importProblems(sourcesBelow(root));
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
