import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, rm } from 'node:fs/promises';
import type { Account } from './account.ts';
import { StartupError } from './startup-error.ts';

/** The folder of a cluster's socket: short (a socket's path holds 107 bytes at most) and always the same. */
export function socketDirOf(cluster: string): string {
  return `/tmp/instrutoria-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
}

/** Makes that folder anew, 0700 and the account's own. To be called only when no server of the cluster lives. */
export async function makeSocketDir(cluster: string, account: Account): Promise<string> {
  const folder = socketDirOf(cluster);
  const uid = account?.uid ?? process.getuid?.();
  const there = await lstat(folder).catch(() => undefined);
  if (there !== undefined && there.uid !== uid && there.uid !== 0) {
    // Anybody may write to /tmp: never talk through somebody else's folder.
    throw new StartupError(`A pasta ${folder} pertence a outro usuário. Remova-a e inicie de novo.`);
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  return folder;
}
