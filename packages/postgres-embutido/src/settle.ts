import { lstat } from 'node:fs/promises';
import { type Account, chooseAccount } from './account.ts';
import { provideBinaries } from './binaries.ts';
import { checkCluster, createCluster } from './cluster.ts';
import type { Log } from './log.ts';
import { choosePlace, removeDrafts, sharedHome, writePlace } from './place.ts';

/** An ordinary role: injected SQL must have no rights over the server itself (T-C2). */
const FIRST_SQL = ['CREATE ROLE instrutoria LOGIN', 'CREATE DATABASE instrutoria OWNER instrutoria'];

export interface Settled {
  readonly cluster: string;
  readonly account: Account;
  readonly binaries: string;
}

/** Checks the cluster of a data directory, or creates it when the directory never had one. */
export async function settle(home: string, log: Log): Promise<Settled> {
  const account = await chooseAccount();
  const binaries = await provideBinaries(account, () => binariesShelf(home));
  await removeDrafts(home);
  const place = await choosePlace(home, account);
  const { cluster } = place;
  if (!place.criado && (await lstat(cluster).catch(() => undefined)) === undefined) {
    log.info(`criando o banco de dados embutido em ${cluster}`);
    await createCluster(account, binaries, cluster, FIRST_SQL, log);
  }
  await checkCluster(cluster);
  if (!place.criado) await writePlace(home, { ...place, criado: true });
  const owner = await chooseAccount(cluster);
  if (owner?.uid === account?.uid) return { cluster, account, binaries };
  return { cluster, account: owner, binaries: await provideBinaries(owner, () => binariesShelf(home)) };
}

async function binariesShelf(home: string): Promise<string> {
  return process.getuid?.() === 0 ? sharedHome('programas') : home;
}
