import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Defence, titlePattern } from './defences.ts';
import { type Outcome, outcomesIn } from './outcomes.ts';

const LONGEST_MS = 15 * 60_000;

/** Without its defence a test may wait for something that never comes. */
const LONGEST_TEST_MS = 4 * 60_000;

/** `broken`: the run proves nothing; `why` says the reason. */
export interface Verdict {
  readonly result: 'killed' | 'survived' | 'broken';
  readonly seconds: number;
  readonly why: string;
}

/** Removes the defence in the copy, runs its test there, and restores it. */
export async function mutate(copy: string, defence: Defence): Promise<Verdict> {
  const file = join(copy, defence.arquivo);
  const code = readFileSync(file, 'utf8');
  const started = performance.now();
  writeFileSync(file, code.split(defence.trecho).join(defence.troca));
  try {
    const { outcome, output } = await runTest(copy, defence);
    const seconds = (performance.now() - started) / 1000;
    const result = outcome === 'failed' ? 'killed' : outcome === 'passed' ? 'survived' : 'broken';
    return { result, seconds, why: result === 'broken' ? `${outcome}\n${output.slice(-2000)}` : '' };
  } finally {
    writeFileSync(file, code);
  }
}

export async function runTest(copy: string, defence: Defence): Promise<{ outcome: Outcome; output: string }> {
  const report = join(copy, '.tmp', 'mutacao.json');
  mkdirSync(join(copy, '.tmp'), { recursive: true });
  rmSync(report, { force: true });
  const browser = defence.projeto === 'e2e';
  if (browser) {
    const built = await run(copy, [
      'node',
      '-e',
      "import('./tools/prepare/web-build.mjs').then((m) => m.ensureWebBuild(process.cwd()))",
    ]);
    if (built.code !== 0) return { outcome: 'absent', output: built.output };
  }
  const { output } = await run(copy, browser ? journey(defence) : suite(defence, report), {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (!existsSync(report)) return { outcome: 'absent', output };
  const outcomes = outcomesIn(JSON.parse(readFileSync(report, 'utf8')), defence);
  return { outcome: outcomes, output };
}

function suite({ projeto, teste, titulo, grupo }: Defence, report: string): string[] {
  const inGroup = grupo === undefined ? '' : `${titlePattern(grupo)}.*`;
  const only = ['-t', `${inGroup}${titlePattern(titulo)}$`];
  const told = ['--retry=0', `--testTimeout=${LONGEST_TEST_MS}`, '--reporter=json', `--outputFile=${report}`];
  return ['vitest', 'run', teste, '--project', projeto, ...only, ...told];
}

function journey({ teste, titulo }: Defence): string[] {
  const only = [
    '-g',
    `${titlePattern(titulo)}$`,
    '--workers=1',
    '--retries=0',
    '--max-failures=1',
    '--reporter=json',
  ];
  return ['playwright', 'test', '--config', 'e2e', teste, ...only];
}

/** With the copy's own node_modules first, and nothing of the run around it. */
function run(
  copy: string,
  [command = '', ...args]: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number | null; output: string }>();
  const chunks: Buffer[] = [];
  const around = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_V8)/.test(name));
  const child = spawn(command, args, {
    cwd: copy,
    env: {
      ...Object.fromEntries(around),
      ...more,
      // A proof that a sample leaves out would be missed.
      INTEIRA: '1',
      PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_MS,
    killSignal: 'SIGTERM',
  });
  const stop = () => {
    child.kill('SIGTERM');
    process.exit(143);
  };
  process.once('SIGTERM', stop);
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
  child.on('close', (code) => {
    process.removeListener('SIGTERM', stop);
    resolve({ code, output: Buffer.concat(chunks).toString() });
  });
  return promise;
}
