import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { COMPILED } from './compiled.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** The product, as `npm start` runs it, in a process that a test can kill. */
export interface ServerProcess {
  /** http://127.0.0.1:port. */
  readonly url: string;
  readonly pid: number;
  /** Sends kill -9 to the application; resolves when it has ended. */
  kill(): Promise<void>;
  /** Sends SIGTERM; resolves with the exit code, or null when a signal ended it. */
  terminate(): Promise<number | null>;
}

type Env = Readonly<Record<string, string>>;
type OnLine = (line: string) => void;

/**
 * Starts it, on a free port unless PORT gives one, and waits until it listens. Throws with its output when it
 * ends before.
 * @param onLine called with each log line
 */
export function startServer(env: Env, onLine?: OnLine): Promise<ServerProcess> {
  return startProgram([process.execPath, MAIN], { ...COMPILED, LOG_LEVEL: 'silent', ...env }, onLine);
}

/** Starts an unpacked release with `instrutoria iniciar`; otherwise like startServer. */
export function startReleased(program: string, env: Env): Promise<ServerProcess> {
  return startProgram([program, 'iniciar'], { LOG_LEVEL: 'warn', ...env });
}

async function startProgram(
  [program, argument]: readonly [string, string],
  env: Env,
  onLine: OnLine = () => undefined,
): Promise<ServerProcess> {
  const child = spawn(program, [argument], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...env },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'exit');
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      onLine(line);
      const [, found] = /Instrutoria em http:\/\/[^:]+:(\d+)(?:"|$)/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
      else said += `${line}\n`;
    });
    void ended.then(() => reject(new Error(`the program ended before it listened: ${said}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async terminate() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return typeof code === 'number' ? code : null;
    },
  };
}
