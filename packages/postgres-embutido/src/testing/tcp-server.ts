import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { type Account, chooseAccount } from '../account.ts';
import { provideBinaries, runs } from '../binaries.ts';
import { createCluster } from '../cluster.ts';
import { silentLog } from '../log.ts';
import { sharedHome } from '../place.ts';
import { startPostmaster } from '../postmaster.ts';
import { serverSettings } from '../settings.ts';

export interface TcpServerOptions {
  /** An empty folder for this server alone. */
  readonly folder: string;
  readonly port: number;
  readonly maxConnections: number;
  /** The folder with another PostgreSQL's programs (bin/ in it); null: the shipped one. */
  readonly programs: string | null;
}

export interface TcpServer {
  /** The owner of its one database, with the right to create others. */
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password: string;
    readonly database: string;
  };
  stop(): Promise<void>;
}

/** A server like a university's, reached over TCP with a password; the caller removes the folder. */
export async function startTcpServer({
  folder,
  port,
  maxConnections,
  programs,
}: TcpServerOptions): Promise<TcpServer> {
  const account = await chooseAccount();
  const binaries = await serverBinaries(account, folder, programs);
  const cluster = join(folder, 'servidor');
  const socketDir = join(folder, 's');
  await mkdir(socketDir, { mode: 0o777 });
  await chmod(socketDir, 0o777);
  const password = randomBytes(18).toString('base64url');
  const sql = [
    `CREATE ROLE instrutoria LOGIN CREATEDB PASSWORD '${password}'`,
    'CREATE DATABASE instrutoria OWNER instrutoria',
  ];
  const provider = programs === null ? 'builtin' : 'libc';
  await createCluster(account, binaries, cluster, sql, silentLog, provider);
  const connection = { host: '127.0.0.1', port, user: 'instrutoria', password, database: 'instrutoria' };
  const settings = serverSettings({ socketDir, host: '127.0.0.1', port }, maxConnections);
  const server = await startPostmaster({
    account,
    binaries,
    cluster,
    settings,
    probe: connection,
    log: silentLog,
  });
  return { connection, stop: () => server.stop() };
}

/** The named PostgreSQL, copied where the account cannot reach it; else the shipped one. */
async function serverBinaries(account: Account, folder: string, programs: string | null): Promise<string> {
  if (programs === null) {
    return provideBinaries(account, () => (account ? sharedHome('programas') : Promise.resolve(folder)));
  }
  if (await runs(account, programs)) return programs;
  // bin/ finds share/ by a relative path: <top>/lib/postgresql/15 and <top>/share/postgresql/15.
  const top = resolve(programs, '../../..');
  const copy = join(folder, 'programas');
  await cp(top, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, relative(top, programs));
}
