import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, type AskOptions, askFrom, type Said } from './empty-machine.ts';
import { must, ROOT, SISTEMA } from './release-machine.ts';

/** A Debian with its own systemd as its first process, with only a loopback network. */
export interface DebianMachine {
  /** Its root folder, as a path on the host. */
  readonly folder: string;
  /** Runs a script as root, by `sh -euc`, in a folder of it. */
  run(script: string, inFolder?: string): Promise<Said>;
  ask(url: string, method: string, options?: AskOptions): Promise<Answered>;
  close(): Promise<void>;
}

const BASE = join(ROOT, '.tmp', 'debian-12');
/** What the guide's pages assume to be installed, and the server and proxy that they recommend. */
const PACKAGES = [
  'dbus',
  'libnss-systemd',
  'cron',
  'procps',
  'rsync',
  'openssh-client',
  'postgresql',
  'nginx-light',
];
const BOOTED = /^(?:running|degraded)$/;
const PATIENCE = 240;

/** Boots a new one, with these files at /root/<name>. */
export async function bootDebian(downloads: Readonly<Record<string, string>>): Promise<DebianMachine> {
  await makeBase();
  const folder = await mkdtemp(join(ROOT, '.tmp', 'debian-'));
  must('cp', ['-a', '--reflink=auto', `${BASE}/.`, folder]);
  for (const [name, file] of Object.entries(downloads)) {
    const there = join(folder, 'root', name);
    await mkdir(there, { recursive: true });
    for (const one of [file, `${file}.sha256`]) await copyFile(one, join(there, basename(one)));
  }
  const boot = [
    '--quiet',
    '--register=no',
    '--keep-unit',
    '--private-network',
    '--boot',
    `--directory=${folder}`,
  ];
  const holder = spawn('systemd-nspawn', boot, {
    stdio: 'ignore',
    // Hosts of Docker and other containers have the old cgroup hierarchy, which systemd no longer supports by
    // default.
    env: { PATH: SISTEMA, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' },
  });
  const gone = once(holder, 'exit');
  const inside = await whenBooted(holder.pid ?? 0);
  const env = ['env', '-i', `PATH=${SISTEMA}`, 'HOME=/root', 'LANG=C.UTF-8'];
  return {
    folder,
    async run(script, inFolder = '/root') {
      const [program = '', ...args] = [...inside, ...env, 'sh', '-euc', `cd ${inFolder}\n${script}`];
      const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
      const said = { stdout: '', stderr: '' };
      child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
      const [code] = await once(child, 'close');
      return { ...said, code: typeof code === 'number' ? code : null };
    },
    ask: async (url, method, options) => askFrom([...inside.slice(0, 3), '--net'], url, method, options),
    async close() {
      // Shuts it down through its own systemd.
      spawnSync(inside[0] ?? '', [...inside.slice(1), 'systemctl', 'poweroff'], { stdio: 'ignore' });
      await Promise.race([gone, sleep(60_000, undefined, { ref: false })]);
      holder.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Built once, because it is downloaded; where Debian's packages are not available it throws with that reason.
 */
async function makeBase(): Promise<void> {
  if ((await stat(BASE).catch(() => null)) !== null) return;
  const mirror = must('sh', [
    '-c',
    "apt-get indextargets --format '$(REPO_URI)' 'Codename: bookworm' | head -n 1",
  ]);
  const draft = `${BASE}.parte`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(ROOT, '.tmp'), { recursive: true });
  must('debootstrap', [
    '--variant=minbase',
    `--include=systemd-sysv,${PACKAGES.join(',')}`,
    'bookworm',
    draft,
    mirror,
  ]);
  // Nothing runs by itself; the followed page starts what it needs.
  const idle = ['disable', 'postgresql.service', 'nginx.service', 'cron.service'];
  must('systemctl', [`--root=${draft}`, ...idle]);
  must('mv', [draft, BASE]);
}

/** The command prefix that enters its namespaces. */
async function whenBooted(holder: number): Promise<string[]> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    const leader = spawnSync('pgrep', ['-P', String(holder)], { encoding: 'utf8' }).stdout.trim();
    const enter = ['nsenter', '--target', leader, '--all'];
    const state = spawnSync('nsenter', [...enter.slice(1), 'systemctl', 'is-system-running'], {
      encoding: 'utf8',
    });
    if (leader !== '' && BOOTED.test(state.stdout.trim())) return enter;
    await sleep(500);
  }
  throw new Error('the Debian did not boot within two minutes');
}
