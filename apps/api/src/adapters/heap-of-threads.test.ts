import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const MODULE = new URL('./heap-of-threads.ts', import.meta.url).href;

/** MiB of young objects that a thread limited to 8 takes when it makes many, in a process started with a flag. */
async function youngMiB(before: string): Promise<number> {
  const inThread = `
    const kept = [];
    for (let i = 0; i < 3e6; i++) { kept.push({ i }); if (kept.length > 1e5) kept.length = 0; }
    const young = process.getBuiltinModule('node:v8').getHeapSpaceStatistics().find((one) => one.space_name === 'new_space');
    process.getBuiltinModule('node:worker_threads').parentPort.postMessage(young.space_size / 2 ** 20);`;
  const program = `
    ${before}
    const { Worker } = await import('node:worker_threads');
    const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };
    new Worker(${JSON.stringify(inThread)}, { eval: true, resourceLimits: limits }).on('message', console.log);`;
  const args = ['--max-semi-space-size=16', '--input-type=module', '-e', program];
  return Number((await promisify(execFile)(process.execPath, args)).stdout);
}

test('a thread keeps to its limits though the command line gives this process more', async () => {
  expect(await youngMiB('')).toBeGreaterThan(16);
  const own = `(await import(${JSON.stringify(MODULE)})).leaveHeapsToThreads();`;
  expect(await youngMiB(own)).toBeLessThanOrEqual(8);
});
