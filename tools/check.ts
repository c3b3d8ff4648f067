/** `npm run check`: everything but the journeys. One line a part; the output of those that fail. */
import { staticParts, testRunner } from './run/check-parts.ts';
import { runParts } from './run/parts.ts';

const results = [...(await runParts(staticParts(), 2)), ...(await runParts([testRunner()], 1))];
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
