import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A release that runs here, as `instrutoria iniciar` starts it. */
export interface Released {
  readonly url: string;
  /** SIGTERM; resolves with the exit code. */
  terminate(): Promise<number | null>;
}

/** Starts an unpacked release on a free port, unless PORT says another. Throws with its own words when it ends before. */
export async function startReleased(
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<Released> {
  const child = spawn(program, ['iniciar'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...env },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'exit');
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = /^Instrutoria em http:\/\/[^:]+:(\d+)$/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
      else said += `${line}\n`;
    });
    void ended.then(() => reject(new Error(`the release ended before it listened: ${said}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async terminate() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return typeof code === 'number' ? code : null;
    },
  };
}
