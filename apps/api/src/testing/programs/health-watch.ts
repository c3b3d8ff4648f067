// Asks for the liveness of a server until it is killed, and says of each answer its status and milliseconds:
// health-watch <url>. A process of its own: whoever overloads the server is too busy to keep time.
import { setTimeout as sleep } from 'node:timers/promises';

const [url = ''] = process.argv.slice(2);
for (;;) {
  const start = performance.now();
  const answer = await fetch(`${url}/saude/viva`).catch(() => null);
  await answer?.arrayBuffer();
  process.stdout.write(`${answer?.status ?? 0} ${(performance.now() - start).toFixed(1)}\n`);
  await sleep(100);
}
