import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Account, asAccount } from './account.ts';
import { sync } from './durable-file.ts';
import type { Log } from './log.ts';
import { endOldServer } from './old-server.ts';
import { StartupError } from './startup-error.ts';

const MAJOR = '18';

function run(account: Account, program: string, args: readonly string[], input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...asAccount(account), stdio: 'pipe' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.stdin.on('error', () => undefined); // the exit code reports the failure
    child.stdin.end(input);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${basename(program)} terminou com código ${code}: ${output.slice(-2000)}`));
    });
  });
}

/**
 * Creates a cluster atomically, in a sibling folder that is renamed at the end (initdb writes PG_VERSION
 * first, so its presence proves nothing). `sql` holds one statement per line.
 */
export async function createCluster(
  account: Account,
  binaries: string,
  cluster: string,
  sql: readonly string[],
  log: Log,
  /** C.UTF-8's collations come from this; releases before 17 have no builtin provider. */
  provider: 'builtin' | 'libc' = 'builtin',
): Promise<void> {
  const parent = dirname(cluster);
  const prefix = `${basename(cluster)}.novo-`;
  for (const entry of (await readdir(parent)).filter((name) => name.startsWith(prefix))) {
    const old = join(parent, entry);
    await endOldServer(old, log); // initdb's PostgreSQL may outlive a killed first start for a moment
    await rm(old, { recursive: true, force: true, maxRetries: 5 });
  }
  const draft = join(parent, prefix + randomBytes(4).toString('hex'));
  try {
    await mkdir(draft, { mode: 0o700 });
    if (account !== undefined) await chown(draft, account.uid, account.gid);
    const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
    const args = ['-D', draft, '-U', 'postgres', '-E', 'UTF8', `--locale=${locale}`];
    if (provider === 'builtin') args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
    args.push('--auth-local=trust', '--auth-host=scram-sha-256', '--no-instructions');
    await run(account, join(binaries, 'bin', 'initdb'), args, '');
    const single = ['--single', '-j', '-D', draft, '-c', 'exit_on_error=on', 'postgres'];
    await run(account, join(binaries, 'bin', 'postgres'), single, sql.map((line) => `${line};\n\n`).join(''));
    await sync(draft);
    await rename(draft, cluster);
    await sync(parent);
  } catch (error) {
    await rm(draft, { recursive: true, force: true, maxRetries: 5 });
    throw new StartupError(`Não foi possível criar o banco de dados em ${cluster}: ${String(error)}`, {
      cause: error,
    });
  }
}

/** Refuses a cluster that is missing, damaged or of another major version, and leaves it as it is (T-H9). */
export async function checkCluster(cluster: string): Promise<void> {
  const refuse = (why: string): StartupError =>
    new StartupError(
      `O banco de dados em ${cluster} ${why}. Nada foi alterado nem recriado: ` +
        'restaure uma cópia de segurança em um DATA_DIR vazio ou corrija a pasta.',
    );
  const folder = await stat(cluster).catch(() => undefined);
  // defence: T-H9
  if (folder === undefined) throw refuse('não existe mais');
  if (!folder.isDirectory()) throw refuse('não é uma pasta');
  const uid = process.getuid?.();
  if (uid !== 0 && uid !== folder.uid) throw refuse('pertence a outro usuário do sistema');
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined || version.trim() === '') throw refuse('está danificado (falta PG_VERSION)');
  if (version.trim() !== MAJOR)
    throw refuse(`é de outra versão do PostgreSQL (${version.trim()}, não ${MAJOR})`);
  const control = await stat(join(cluster, 'global', 'pg_control')).catch(() => undefined);
  // defence: T-H9
  if (control?.size !== 8192) throw refuse('está danificado (global/pg_control)');
}
