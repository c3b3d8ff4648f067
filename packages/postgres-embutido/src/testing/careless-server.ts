import type pg from 'pg';
import { chooseAccount } from '../account.ts';
import { provideBinaries } from '../binaries.ts';
import { silentLog } from '../log.ts';
import { sharedHome } from '../place.ts';
import { startPostmaster } from '../postmaster.ts';
import { serverSettings } from '../settings.ts';
import { makeSocketDir, socketDirOf } from '../socket-dir.ts';

/**
 * Starts a cluster that nobody uses without fsync, so that a kill loses acknowledged writes like a power cut.
 */
export async function startCarelessServer(cluster: string): Promise<pg.ClientConfig> {
  const account = await chooseAccount(cluster);
  const binaries = await provideBinaries(account, () => sharedHome('programas'));
  const socketDir = await makeSocketDir(cluster, account);
  const probe = { host: socketDir, port: 5432, user: 'instrutoria', database: 'instrutoria' };
  const settings = { ...serverSettings({ socketDir: socketDirOf(cluster) }, 10), fsync: 'off' };
  await startPostmaster({ account, binaries, cluster, settings, probe, log: silentLog });
  return probe;
}
