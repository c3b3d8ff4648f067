import type { Child } from './child.ts';
import { loadHttp } from './load.ts';
import { treeMemoryMiB } from './processes.ts';
import type { Scenario } from './scenarios.ts';
import { rssMiB } from './usage.ts';

const MINUTE_S = 60;
/** Reads and writes take turns of so many seconds. */
const TURN_S = 3;

export interface Memory {
  /** After so many minutes of load. */
  readonly minute: number;
  readonly mib: number | null;
  /** Of the server and its PostgreSQL together, what they share counted once. */
  readonly treeMiB: number | null;
  readonly calls: number;
}

/** Keeps the application busy with all scenarios in turn, and looks at its resident memory after each of the minutes. */
export async function measureMemory(
  app: Child,
  scenarios: readonly Scenario[],
  minutes: readonly number[],
): Promise<Memory[]> {
  const begin = performance.now();
  const seen: Memory[] = [];
  let calls = 0;
  for (const minute of minutes) {
    while (performance.now() - begin < minute * MINUTE_S * 1000) {
      for (const { requests } of scenarios) {
        const round = await loadHttp({ ...app, requests: requests.slice(0, 16), seconds: TURN_S });
        calls += round.calls;
      }
    }
    seen.push({ minute, mib: rssMiB(app.pid), treeMiB: treeMemoryMiB(app.pid), calls });
  }
  return seen;
}
