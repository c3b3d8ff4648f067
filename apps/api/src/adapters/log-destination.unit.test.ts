import { execFileSync } from 'node:child_process';
import type { writeSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createLogDestination } from './log-destination.ts';

/** A descriptor that takes at most this many bytes at a time, and that a test can make refuse. */
function descriptor(most = Number.POSITIVE_INFINITY) {
  const writes: string[] = [];
  const refusals: string[] = [];
  const write = ((_fd: number, bytes: Uint8Array) => {
    const code = refusals.shift();
    if (code !== undefined) throw Object.assign(new Error(code), { code });
    const taken = Buffer.from(bytes).subarray(0, most);
    writes.push(taken.toString());
    return taken.length;
  }) as typeof writeSync;
  return { writes, refusals, write };
}

describe('the destination of the log', () => {
  it("writes the lines of one event-loop turn together and in order, and the next turn's apart", async () => {
    const { writes, write } = descriptor();
    const log = pino({ base: null, timestamp: false }, createLogDestination(1, write));
    log.info('um');
    log.info('dois');
    expect(writes).toEqual([]);
    await turn();
    log.info('três');
    await turn();
    expect(writes).toEqual([
      '{"level":30,"msg":"um"}\n{"level":30,"msg":"dois"}\n',
      '{"level":30,"msg":"três"}\n',
    ]);
  });

  it('writes a burst before the turn ends', () => {
    const { writes, write } = descriptor();
    const destination = createLogDestination(1, write);
    for (let i = 0; i < 100; i += 1) destination.write(`${'x'.repeat(999)}\n`);
    expect(writes.length).toBe(1);
    destination.flush();
    expect(writes.join('').length).toBe(100_000);
  });

  it('continues where a full pipe stopped it', () => {
    const { writes, refusals, write } = descriptor(5);
    const destination = createLogDestination(1, write);
    refusals.push('EAGAIN');
    destination.write('linha\n');
    destination.flush();
    expect(writes).toEqual(['linha', '\n']);
  });

  it('drops the lines instead of ending the process when nothing reads the pipe any more', () => {
    const { writes, refusals, write } = descriptor();
    const destination = createLogDestination(1, write);
    refusals.push('EPIPE');
    destination.write('ninguém\n');
    expect(() => destination.flush()).not.toThrow();
    expect(writes).toEqual([]);
  });

  it.each([
    ['process.exit', 'process.exit(3)'],
    ['an error that nobody catches', 'throw new Error("fim")'],
    ['its own end', ''],
  ])('has written every line when a process ends by %s', (_name, end) => {
    const module = fileURLToPath(new URL('./log-destination.ts', import.meta.url));
    const script = `import { createLogDestination } from ${JSON.stringify(module)};
      createLogDestination().write('última linha\\n'); ${end}`;
    let output = '';
    try {
      output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch (error) {
      output = String((error as { stdout?: unknown }).stdout);
    }
    expect(output).toBe('última linha\n');
  });
});
