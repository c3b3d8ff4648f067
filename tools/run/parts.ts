import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../prepare/step.mjs';

export interface Part {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly longest?: number;
}

export interface PartResult {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly output: string;
}

const compiled = join(root, '.tmp', 'compiled');

/** A part that takes longer is taken to hang: it is killed and counts as failed. */
const longestPart = 60 * 60_000;

/** Runs the parts, at most `atOnce` at a time; returns the results in the given order. */
export async function runParts(parts: readonly Part[], atOnce: number): Promise<PartResult[]> {
  const results: PartResult[] = [];
  const queue = parts.entries();
  const worker = async () => {
    for (const [index, part] of queue) {
      const result = await runPart(part);
      results[index] = result;
      tell(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

export async function runPart(part: Part): Promise<PartResult> {
  const started = performance.now();
  const { ok, output } = await run(part);
  return { name: part.name, ok, output, seconds: (performance.now() - started) / 1000 };
}

function run(part: Part): Promise<{ ok: boolean; output: string }> {
  const [command = '', ...args] = part.command;
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean; output: string }>();
  const chunks: Buffer[] = [];
  const child = spawn(command, args, {
    cwd: root,
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...part.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: part.longest ?? longestPart,
  });
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
  // A signal to this program ends the running part too, and no other starts.
  const stop = () => {
    child.kill('SIGTERM');
    process.exit(143);
  };
  process.once('SIGTERM', stop);
  child.on('close', (code, signal) => {
    process.removeListener('SIGTERM', stop);
    if (signal !== null) chunks.push(Buffer.from(`ended by ${signal}\n`));
    resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() });
  });
  return promise;
}

/**
 * @param named the failures, one line each: printed first, so that a reader of only the beginning sees all
 * names.
 */
export function tell({ name, ok, seconds, output }: PartResult, named: readonly string[] = []): void {
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s\n`);
  if (ok) return;
  for (const line of named) process.stdout.write(`${line}\n`);
  process.stdout.write(`${withoutProgress(output).trimEnd()}\n\n`);
}

/** Removes the runner's line for each test, which would hide the failures. */
export function withoutProgress(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^\[\d+\/\d+\] /.test(stripVTControlCharacters(line)))
    .join('\n');
}
