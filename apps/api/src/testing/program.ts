import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A process of our own that a test starts, watches and kills. */
export interface Program {
  readonly child: ChildProcess;
  /** What it wrote so far, by line. */
  readonly lines: readonly string[];
  errors(): string;
  /** Resolves with the first line, past or future, that fits; rejects when the process ends without one. */
  line(fits: (line: string) => boolean): Promise<string>;
  /** Its exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Starts `testing/programs/<name>.ts` with this Node, as another user when a uid is given. */
export function startProgram(name: string, args: readonly string[], uid?: number): Program {
  const path = fileURLToPath(new URL(`./programs/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
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
        void ended.then((code) => reject(new Error(`${name} ended with ${code}: ${errors}`)));
      });
    },
    ended,
  };
}

/** kill -9, and the process gone. */
export async function kill(program: Program): Promise<void> {
  program.child.kill('SIGKILL');
  await program.ended;
}
