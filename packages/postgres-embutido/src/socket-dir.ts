import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, rm } from 'node:fs/promises';
import type { Account } from './account.ts';
import { StartupError } from './startup-error.ts';

/** Short (a socket's path holds 107 bytes at most) and always the same. */
export function socketDirOf(cluster: string): string {
  return `/tmp/instrutoria-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
}

/**
 * Makes it anew with mode 0700, owned by the account. Call it only when no server of the cluster is alive.
 */
export async function makeSocketDir(cluster: string, account: Account): Promise<string> {
  const folder = socketDirOf(cluster);
  const uid = account?.uid ?? process.getuid?.();
  const there = await lstat(folder).catch(() => undefined);
  if (there !== undefined && there.uid !== uid && there.uid !== 0) {
    // Anybody may write to /tmp, so a socket in another user's folder is never used.
    throw new StartupError(`A pasta ${folder} pertence a outro usuário. Remova-a e inicie de novo.`);
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  return folder;
}
