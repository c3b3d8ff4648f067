// The part of systemctl that the guide uses, on a machine whose first process is another: it runs the units' own commands
// under the units' own environment, as the user that they name. `systemctl start|stop|enable --now|show|daemon-reload`, and
// `run` for what `systemd-run --pipe --wait` does with the same words.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const UNITS = '/etc/systemd/system';
const PIDS = '/var/lib/.systemctl';

/** A unit's settings, each with all its values, an empty one forgetting those before. */
function read(unit: string): Map<string, string[]> {
  const settings = new Map<string, string[]>();
  for (const line of readFileSync(join(UNITS, unit), 'utf8').split('\n')) {
    const [, name = '', value = ''] = /^([A-Z]\w+)=(.*)$/.exec(line) ?? [];
    if (name === '') continue;
    settings.set(name, value === '' ? [] : [...(settings.get(name) ?? []), value]);
  }
  return settings;
}

/** systemd's own quoting, as far as anybody needs it in a file of variables. */
function assignment(line: string): [string, string][] {
  const [, name = '', value = ''] = /^([A-Z_]+)=(.*)$/.exec(line.trim()) ?? [];
  return name === '' ? [] : [[name, value.replace(/^(["'])(.*)\1$/, '$2')]];
}

function id(flag: string, user: string): number {
  return Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
}

/** A unit of one command, whose settings are given as words. */
function runOnce(words: readonly string[]): number {
  const end = words.findIndex((word) => !word.startsWith('--'));
  const settings = new Map<string, string[]>();
  const add = (name: string, value: string) => settings.set(name, [...(settings.get(name) ?? []), value]);
  for (const word of words.slice(0, end)) {
    const [, option = '', value = ''] = /^--(property|setenv)=(.*)$/.exec(word) ?? [];
    const [, name = '', given = ''] = /^(\w+)=(.*)$/.exec(value) ?? [];
    if (option === 'setenv') add('Environment', value);
    if (option === 'property') add(name, given);
  }
  const { as, env } = prepared(settings);
  const [program = '', ...args] = [...as, ...words.slice(end)];
  return spawnSync(program, args, { cwd: '/', env, stdio: 'inherit' }).status ?? 1;
}

/** Its folders are made; whom it runs as, and with which variables. */
function prepared(settings: Map<string, string[]>): {
  readonly as: readonly string[];
  readonly env: Record<string, string>;
} {
  const user = settings.get('User')?.[0] ?? 'root';
  const [uid, gid] = [id('-u', user), id('-g', user)];
  for (const name of (settings.get('StateDirectory') ?? []).flatMap((names) => names.split(' '))) {
    mkdirSync(join('/var/lib', name), { recursive: true, mode: 0o711 });
    chownSync(join('/var/lib', name), uid, gid);
  }
  const as = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return { as, env: environment(settings) };
}

function environment(settings: Map<string, string[]>): Record<string, string> {
  const files = settings.get('EnvironmentFile') ?? [];
  const fromFiles = files.flatMap((file) => readFileSync(file, 'utf8').split('\n').flatMap(assignment));
  // EnvironmentFile wins over Environment.
  const all = [...(settings.get('Environment') ?? []).flatMap(assignment), ...fromFiles];
  return { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...Object.fromEntries(all) };
}

const pidFile = (unit: string) => join(PIDS, unit);

function mainPid(unit: string): number {
  if (!existsSync(pidFile(unit))) return 0;
  const pid = Number(readFileSync(pidFile(unit), 'utf8'));
  const state = spawnSync('cat', [`/proc/${pid}/stat`], { encoding: 'utf8' }).stdout;
  return state === '' || /\) Z /.test(state) ? 0 : pid;
}

function start(unit: string): number {
  if (unit.endsWith('.timer')) return existsSync(join(UNITS, unit.replace('.timer', '.service'))) ? 0 : 5;
  if (mainPid(unit) > 0) return 0;
  const settings = read(unit);
  const { as, env } = prepared(settings);
  const line = (command: string) => [...as, ...command.split(' ')];
  for (const command of settings.get('ExecStartPre') ?? []) {
    const [program = '', ...args] = line(command);
    const { status } = spawnSync(program, args, { cwd: '/', env, stdio: 'inherit' });
    if (status !== 0) return 1;
  }
  const [program = '', ...args] = line(settings.get('ExecStart')?.[0] ?? '');
  if (settings.get('Type')?.[0] === 'oneshot') {
    const { status } = spawnSync(program, args, { cwd: '/', env, stdio: 'inherit' });
    return status === 0 || String(status) === settings.get('SuccessExitStatus')?.[0] ? 0 : 1;
  }
  mkdirSync(PIDS, { recursive: true });
  const journal = openSync(join(PIDS, `${unit}.log`), 'a');
  const child = spawn(program, args, { cwd: '/', env, detached: true, stdio: ['ignore', journal, journal] });
  child.unref();
  writeFileSync(pidFile(unit), String(child.pid));
  return 0;
}

async function stop(unit: string): Promise<number> {
  const pid = mainPid(unit);
  if (pid === 0) return 0;
  process.kill(pid, 'SIGTERM');
  while (mainPid(unit) > 0) await wait(50);
  return 0;
}

const [verb = '', ...rest] = process.argv.slice(2);
const units = rest.filter((word) => !word.startsWith('-'));
if (verb === 'run') {
  process.exitCode = runOnce(rest);
} else if (verb === 'show') {
  process.stdout.write(`${mainPid(units[0] ?? '')}\n`);
} else if (verb === 'start' || verb === 'enable') {
  for (const unit of units) process.exitCode = Math.max(Number(process.exitCode ?? 0), start(unit));
} else if (verb === 'stop') {
  for (const unit of units) process.exitCode = await stop(unit);
} else if (verb !== 'daemon-reload') {
  process.stderr.write(`systemctl: ${verb} is not known here\n`);
  process.exitCode = 1;
}
