import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestApp } from '../app.ts';
import { COMPILED } from './compiled.ts';

export interface CliRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The process's peak memory, in MB. */
  readonly peakMb: number;
}

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
/** Reported on a separate channel, so that stderr is what an operator sees. */
const TELL_PEAK =
  "data:text/javascript,process.on('exit',()=>process.send?.(process.resourceUsage().maxRSS/1024))";

/** Runs `npm run cli -- <args>` in a separate process, with only these environment variables. */
export async function runCli(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<CliRun> {
  const child = spawn(process.execPath, ['--import', TELL_PEAK, MAIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH ?? '', ...COMPILED, ...env },
  });
  let stdout = '';
  let stderr = '';
  let peakMb = 0;
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.on('message', (peak) => {
    peakMb = Number(peak);
  });
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : null, stdout, stderr, peakMb };
}

/** The same on the database, files and secret of a test application. */
export function runCliOn(
  { databaseUrl, deps }: Pick<TestApp, 'databaseUrl' | 'deps'>,
  ...args: readonly string[]
): Promise<CliRun> {
  return runCli(args, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: deps.config.dataDir,
    PUBLIC_URL: 'https://instrutoria.exemplo.br',
    // The test application's own secret.
    JWT_SECRET: '\u0007'.repeat(32),
  });
}
