// Calls a server's liveness until it is killed, and prints each answer's status and milliseconds:
// health-watch <url>. A separate process, because the one that overloads the server is too busy to measure
// time.
import { setTimeout as sleep } from 'node:timers/promises';

const [url = ''] = process.argv.slice(2);
for (;;) {
  const start = performance.now();
  const answer = await fetch(`${url}/saude/viva`).catch(() => null);
  await answer?.arrayBuffer();
  process.stdout.write(`${answer?.status ?? 0} ${(performance.now() - start).toFixed(1)}\n`);
  await sleep(100);
}
