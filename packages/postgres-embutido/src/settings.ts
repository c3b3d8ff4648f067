import { totalmem } from 'node:os';
import { DURABLE } from './durable.ts';

const MB = 1024 * 1024;

export type Listening =
  | { readonly socketDir: string }
  | { readonly socketDir: string; readonly host: string; readonly port: number };

/** Given on the command line, so that no setting stored in the cluster overrides them. */
export function serverSettings(
  listening: Listening,
  maxConnections: number,
): Readonly<Record<string, string>> {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  // The kernel caches pages too; larger buffers would only fill with pages that are written once.
  const buffers = Math.max(32, Math.min(128, Math.floor(memory / 8 / MB)));
  return {
    ...DURABLE,
    // On macOS only this writes through to the disk.
    ...(process.platform === 'darwin' ? { wal_sync_method: 'fsync_writethrough' } : {}),
    listen_addresses: 'host' in listening ? listening.host : '',
    port: String('port' in listening ? listening.port : 5432),
    unix_socket_directories: listening.socketDir,
    unix_socket_permissions: '0700',
    max_connections: String(maxConnections),
    shared_buffers: `${buffers}MB`,
    // The buffer is used in rotation and so becomes resident, 16 MB by default; one university's commits need
    // less.
    wal_buffers: '4MB',
    // Nothing replicates here, so this saves a process.
    max_logical_replication_workers: '0',
    // Containers have too little /dev/shm for parallel queries, and two cores gain nothing from them.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Error messages of statements contain personal data (Key (cpf)=…); our own log has them without it.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    logging_collector: 'off',
  };
}
