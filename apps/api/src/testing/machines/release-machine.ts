import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EmptyMachine, openEmptyMachine } from './empty-machine.ts';

export const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

/** PATH of a service and of root. */
export const SISTEMA = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export function must(
  command: string,
  args: readonly string[],
  cwd = ROOT,
  env: NodeJS.ProcessEnv = {},
): string {
  const done = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')}: ${done.stdout}${done.stderr}`);
  return done.stdout.trim();
}

/**
 * A checkout of a commit in a separate folder, with the packages of this one, or its own where it needs
 * others.
 */
export async function checkoutOf(commit: string): Promise<string> {
  // On the checkout's file system, where packages can be linked instead of copied.
  await mkdir(join(ROOT, '.tmp'), { recursive: true });
  const clone = join(await mkdtemp(join(ROOT, '.tmp', 'outra-pasta-')), 'mais-funda');
  must('git', ['clone', '-q', '--no-hardlinks', ROOT, clone]);
  must('git', ['checkout', '-q', commit], clone);
  const [here, there] = await Promise.all(
    [ROOT, clone].map((folder) => readFile(join(folder, 'package-lock.json'), 'utf8')),
  );
  if (here !== there) {
    must('node', ['tools/prepare.mjs'], clone);
    return clone;
  }
  const folders = ['', 'apps/api', 'apps/web', 'e2e', 'bench', 'packages/domain', 'packages/contract'];
  for (const folder of folders) {
    const packages = join(ROOT, folder, 'node_modules');
    if ((await stat(packages).catch(() => null)) === null) continue;
    must('cp', ['-al', packages, join(clone, folder, 'node_modules')]);
  }
  return clone;
}

/**
 * A separate machine in a folder: empty /opt and /var/lib, its own copy of /etc. Downloaded releases are in
 * `baixado`, or in a folder of another name.
 */
export async function wholeMachine(
  folder: string,
  downloads: Readonly<Record<string, string>>,
): Promise<EmptyMachine> {
  for (const part of ['opt', 'lib', 'vartmp', ...Object.keys(downloads)])
    await mkdir(join(folder, part), { recursive: true });
  must('cp', ['-a', '/etc', join(folder, 'etc')]);
  for (const [name, tarball] of Object.entries(downloads)) {
    for (const file of [tarball, `${tarball}.sha256`]) {
      await copyFile(file, join(folder, name, basename(file)));
    }
  }
  return openEmptyMachine({
    '/opt': join(folder, 'opt'),
    '/etc': join(folder, 'etc'),
    '/var/lib': join(folder, 'lib'),
    '/var/tmp': join(folder, 'vartmp'),
  });
}

/** Builds the release of a checkout's commit; returns its tarball. */
export async function releaseOf(checkout: string, saida: string): Promise<string> {
  must('node', ['tools/release.ts', '--saida', saida], checkout);
  const name = (await readdir(saida)).find((file) => file.endsWith('.tar.gz'));
  if (name === undefined) throw new Error(`${checkout} made no release`);
  return join(saida, name);
}
