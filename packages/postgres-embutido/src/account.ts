import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartupError } from './startup-error.ts';

const run = promisify(execFile);

/** The unprivileged user that PostgreSQL runs as; undefined: the user of this process. */
export type Account = { readonly uid: number; readonly gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root, so root takes the owner of the existing cluster, else `postgres`, else
 * `nobody`. Throws StartupError when none exists.
 */
export async function chooseAccount(existingCluster?: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  if (existingCluster !== undefined) {
    const { uid, gid } = await stat(existingCluster);
    if (uid !== 0) return { uid, gid };
  }
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // No such user here: try the next one.
    }
  }
  throw new StartupError(
    'O PostgreSQL não roda como root e não há usuário "postgres" nem "nobody" neste sistema. ' +
      'Inicie como um usuário comum ou informe um servidor em DATABASE_URL.',
  );
}

export function asAccount(account: Account): {
  uid?: number;
  gid?: number;
  cwd: string;
  env: NodeJS.ProcessEnv;
} {
  // PostgreSQL must not get this process's PG* variables, and it must be able to enter its working directory.
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  return { ...(account ?? {}), cwd: '/', env };
}

export async function canEnter(account: Account, folder: string): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], asAccount(account));
    return true;
  } catch {
    return false;
  }
}
