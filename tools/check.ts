/**
 * `npm run check`: everything but the journeys. Prints one line for each part, and the output of those that
 * fail.
 */
import { staticParts, testRunner } from './run/check-parts.ts';
import { runParts } from './run/parts.ts';

const results = [...(await runParts(staticParts(), 2)), ...(await runParts([testRunner()], 1))];
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
