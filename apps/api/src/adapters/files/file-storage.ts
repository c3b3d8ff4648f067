import type { Readable } from 'node:stream';

/**
 * Uploaded files by key (`arq_` + 32 hex digits), never by a person's file name (T-D6). A full disk is 507
 * SEM_ESPACO and leaves nothing behind; an unreachable store is 503.
 */
export interface FileStorage {
  /** Takes the temporary file over; when this returns, the object survives a crash (T-D10). */
  put(key: string, tempPath: string): Promise<void>;
  putBytes(key: string, bytes: Uint8Array): Promise<void>;
  /** Throws 404 for an unknown key, before the first byte. */
  read(key: string): Promise<Readable>;
  bytes(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  list(): AsyncIterable<StoredFile>;
  /** What keeps it from working, in words without secrets; null when it works. Never throws. */
  defeito(): Promise<string | null>;
}

interface StoredFile {
  readonly key: string;
  readonly modificadoEm: Date;
}
