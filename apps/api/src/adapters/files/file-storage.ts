import type { Readable } from 'node:stream';
import type { ExameDaParte } from '@instrutoria/domain/sistema/types.ts';

/**
 * Uploaded files by key (`arq_` + 32 hex digits), never by a person's file name (T-D6). A full disk gives 507
 * SEM_ESPACO without a leftover file; an unreachable store gives 503.
 */
export interface FileStorage {
  /** Takes over the temporary file; once this returns, the object survives a crash (T-D10). */
  put(key: string, tempPath: string): Promise<void>;
  putBytes(key: string, bytes: Uint8Array): Promise<void>;
  /** Throws 404 for an unknown key, before the first byte. */
  read(key: string): Promise<Readable>;
  bytes(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  list(): AsyncIterable<StoredFile>;
  /** Tests whether the store works. Never throws. */
  examinar(limiteMs?: number): Promise<ExameDaParte>;
}

interface StoredFile {
  readonly key: string;
  readonly modificadoEm: Date;
}
