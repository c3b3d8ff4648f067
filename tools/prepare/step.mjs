import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Runs one command quietly, with a line before and after; throws with its output when it fails.
 * @param {string} title what the command does and about how long it takes
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, timeout?: number }} [options] timeout in milliseconds
 */
export function step(title, command, args, options = {}) {
  const started = Date.now();
  process.stderr.write(`prepare: ${title} …\n`);
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env },
    ...(options.timeout === undefined ? {} : { timeout: options.timeout, killSignal: 'SIGKILL' }),
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  if (result.status !== 0) {
    const reason = result.error ? result.error.message : `exit ${result.status ?? result.signal}`;
    throw new Error(
      `${title}: failed after ${seconds} s (${reason})\n${result.stdout ?? ''}${result.stderr ?? ''}`,
    );
  }
  process.stderr.write(`prepare: done in ${seconds} s\n`);
}
