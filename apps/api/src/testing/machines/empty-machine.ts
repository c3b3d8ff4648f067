import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The output of a command on it. */
export interface Said {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Answered {
  readonly status: number;
  readonly bytes: Buffer;
}

export interface AskOptions {
  readonly token?: string;
  readonly body?: unknown;
  /** The path of the file that is sent as a form's `file`. */
  readonly file?: string;
}

/** A server that runs on the machine. */
export interface Running {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the command to its message that it listens. */
  readonly started: number;
  readonly log: readonly string[];
  /** Sends SIGTERM, as an operator would. */
  stop(): Promise<number | null>;
}

export interface User {
  readonly uid: number;
  readonly gid: number;
}

export type Env = Readonly<Record<string, string>>;

/**
 * The nearest to an empty machine that a test can have: another user without rights, an empty environment,
 * and where the system permits it a network that reaches only itself.
 */
export interface EmptyMachine {
  /** Whether the network really is cut off. */
  readonly cut: boolean;
  /** The user and group that everything runs as; null: those of the test. */
  readonly user: User | null;
  /** Runs as the machine's administrator; only where the test itself is one. */
  sudo(command: readonly string[], env?: Env): Promise<Said>;
  run(command: readonly string[], env?: Env): Promise<Said>;
  /** Starts it as this user, or as `user`. */
  start(command: readonly string[], env: Env, as?: User): Promise<Running>;
  ask(url: string, method: string, options?: AskOptions): Promise<Answered>;
  close(): Promise<void>;
}

const ASK = fileURLToPath(new URL('../programs/ask.ts', import.meta.url));
const PATH = '/usr/local/bin:/usr/bin:/bin';

/**
 * @param own folders of the system that this machine has for itself: their content is in the given folders
 */
export async function openEmptyMachine(own: Readonly<Record<string, string>> = {}): Promise<EmptyMachine> {
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? nobody() : null;
  const unshare = ['--net', '--mount', '--propagation', 'private', 'sleep', 'infinity'];
  const holder = isRoot ? spawn('unshare', unshare, { stdio: 'ignore' }) : null;
  const inside = await insideOf(holder?.pid);
  for (const [system, folder] of Object.entries(own)) {
    const [enter = '', ...args] = [...inside, 'mount', '--bind', folder, system];
    const done = spawnSync(enter, args, { encoding: 'utf8' });
    if (done.status !== 0) throw new Error(`${system}: ${done.stderr}`);
  }
  const become = user === null ? [] : asUser(user);
  function launch(command: readonly string[], env: Env, as = become) {
    const [program = '', ...args] = [...inside, ...as, ...command];
    return spawn(program, args, { cwd: '/', env: { PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  }

  async function run(command: readonly string[], env: Env = {}, as = become): Promise<Said> {
    const child = launch(command, env, as);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const [code] = await once(child, 'close');
    return { code: typeof code === 'number' ? code : null, stdout, stderr };
  }

  return {
    cut: inside.length > 0,
    user,
    run: (command, env) => run(command, env),
    sudo: (command, env) => run(command, env, []),
    async start(command, env, as) {
      const begun = performance.now();
      const child = launch(command, env, as === undefined ? become : asUser(as));
      const log: string[] = [];
      let complaint = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
      const ended = once(child, 'exit');
      const url = await new Promise<string>((resolve, reject) => {
        createInterface({ input: child.stdout }).on('line', (line) => {
          log.push(line);
          const [, found] = /Instrutoria em http:\/\/[^:]+:(\d+)(?:"|$)/.exec(line) ?? [];
          if (found !== undefined) resolve(`http://127.0.0.1:${found}`);
        });
        void ended.then(() =>
          reject(new Error(`it ended before it listened: ${complaint}${log.join('\n')}`)),
        );
      });
      return {
        url,
        pid: child.pid ?? 0,
        started: performance.now() - begun,
        log,
        async stop() {
          child.kill('SIGTERM');
          const [code] = await ended;
          return typeof code === 'number' ? code : null;
        },
      };
    },
    ask: async (url, method, options) => askFrom(inside, url, method, options),
    async close() {
      if (holder === null || holder.exitCode !== null) return;
      const gone = once(holder, 'exit');
      holder.kill('SIGKILL');
      await gone;
    },
  };
}

/** Asks a server in the network that `inside` enters. */
export function askFrom(
  inside: readonly string[],
  url: string,
  method: string,
  { token, body, file = '' }: AskOptions = {},
): Answered {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const [program = '', ...args] = [
    ...inside,
    process.execPath,
    ASK,
    ...[url, method, JSON.stringify(headers), body === undefined ? '' : JSON.stringify(body), file],
  ];
  const said = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (said.status !== 0) throw new Error(said.stderr);
  const { status, base64 }: { status: number; base64: string } = JSON.parse(said.stdout);
  return { status, bytes: Buffer.from(base64, 'base64') };
}

/**
 * The command prefix that enters this process's namespaces, with its loopback up; empty where no separate
 * network was permitted.
 */
async function insideOf(pid: number | undefined): Promise<string[]> {
  if (pid === undefined) return [];
  const enter = ['nsenter', `--net=/proc/${pid}/ns/net`, `--mount=/proc/${pid}/ns/mnt`, '--wd=/'];
  const ours = spawnSync('readlink', ['/proc/self/ns/net'], { encoding: 'utf8' }).stdout;
  for (let tries = 0; tries < 100; tries += 1) {
    const theirs = spawnSync('readlink', [`/proc/${pid}/ns/net`], { encoding: 'utf8' });
    if (theirs.stdout !== '' && theirs.stdout !== ours) {
      const up = spawnSync('nsenter', [...enter.slice(1), 'ip', 'link', 'set', 'lo', 'up']);
      return up.status === 0 ? enter : [];
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return [];
}

function asUser({ uid, gid }: User): string[] {
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
}

function nobody(): User {
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
