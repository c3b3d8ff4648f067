import type { Readable } from 'node:stream';

/**
 * Uploaded files by key (`arq_` + 32 hex digits, D11). A key never comes from a person's file name (T-D6).
 * A full disk is 507 SEM_ESPACO and leaves nothing behind (T-D9); an unreachable store is 503.
 */
export interface FileStorage {
  /** Takes the temporary file over: when this returns, the object survives a crash (T-D10) and the file is gone. */
  put(key: string, tempPath: string): Promise<void>;
  putBytes(key: string, bytes: Uint8Array): Promise<void>;
  /** Throws 404 for an unknown key, before the first byte. */
  read(key: string): Promise<Readable>;
  bytes(key: string): Promise<Uint8Array>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** For the sweeper of orphans. */
  list(): AsyncIterable<StoredFile>;
  /** Whether an object can be written now; never throws (readiness). */
  pronto(): Promise<boolean>;
}

interface StoredFile {
  readonly key: string;
  readonly modificadoEm: Date;
}
