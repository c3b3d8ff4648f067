/**
 * Fails on imports against the directions of docs/adr/0001, and on two features that import each other. Biome
 * finds cycles between files.
 */
import { sourcesBelow } from './house/source-file.ts';
import { importProblems } from './imports/rules.ts';
import { root } from './prepare/step.mjs';

const problems = importProblems(sourcesBelow(root));
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
