import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { ReadableCheckout } from './readable-checkout.ts';

/** A child process that a test starts, watches and kills. */
export interface Program {
  readonly child: ChildProcess;
  /** Its output so far, by line. */
  readonly lines: readonly string[];
  errors(): string;
  /** Resolves with the first line, past or future, that fits; rejects when the process ends without one. */
  line(fits: (line: string) => boolean): Promise<string>;
  /** Its exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

export interface ProgramOptions {
  /** Extra environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Runs as another user, from a folder that this user can read, without this process's environment. */
  readonly as?: { readonly uid: number; readonly checkout: ReadableCheckout };
}

/** Starts a TypeScript file with this Node. */
export function startProgram(
  file: string,
  args: readonly string[],
  { env = {}, as }: ProgramOptions = {},
): Program {
  const [node, program] =
    as === undefined ? [process.execPath, file] : [as.checkout.node, as.checkout.path(file)];
  const child = spawn(node, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(as === undefined ? { env: { ...process.env, ...env } } : { uid: as.uid, cwd: dirname(node) }),
  });
  const lines: string[] = [];
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const output = createInterface({ input: child.stdout });
  output.on('line', (line) => lines.push(line));
  const ended = once(child, 'close').then(([code]: unknown[]) => (typeof code === 'number' ? code : null));
  return {
    child,
    lines,
    errors: () => errors,
    line(fits) {
      const past = lines.find(fits);
      if (past !== undefined) return Promise.resolve(past);
      return new Promise((resolve, reject) => {
        output.on('line', (line) => {
          if (fits(line)) resolve(line);
        });
        void ended.then((code) => reject(new Error(`${basename(file)} ended with ${code}: ${errors}`)));
      });
    },
    ended,
  };
}

/** Sends kill -9 and waits for the end. */
export async function kill(program: Program): Promise<void> {
  program.child.kill('SIGKILL');
  await program.ended;
}
