import { createHash } from 'node:crypto';
import { TIPOS_ACEITOS } from '@instrutoria/domain/arquivo/limits.ts';
import type { TipoDeArquivo } from '@instrutoria/domain/arquivo/types.ts';
import type { FileStorage } from '../../adapters/files/file-storage.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { inserirArquivo, novaReferencia, vincularArquivo } from '../../features/arquivo/repository.ts';

/** A stored file; its row follows in the transaction (T-D10). */
export interface Guardado {
  readonly referencia: string;
  readonly tipo: TipoDeArquivo;
  readonly mime: string;
  readonly tamanho: number;
  readonly sha256: string;
  /** The real time, not the fixed clock (RELOGIO), as for uploads; of a student's document, the registration. */
  readonly criadoEm: Date;
}

export async function guardar(storage: FileStorage, tipo: TipoDeArquivo, bytes: Buffer): Promise<Guardado> {
  const referencia = novaReferencia();
  await storage.putBytes(referencia, bytes);
  return {
    referencia,
    tipo,
    mime: TIPOS_ACEITOS[tipo].includes('application/pdf') ? 'application/pdf' : 'image/jpeg',
    tamanho: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    criadoEm: new Date(),
  };
}

/** The owner, and the record, in the words of the acts that claim uploads. */
export interface Posse {
  readonly donoId: number | null;
  readonly vinculo: string;
}

export async function registrar(tx: Executor, guardado: Guardado, { donoId, vinculo }: Posse): Promise<void> {
  const { referencia, tipo } = guardado;
  await inserirArquivo(tx, { ...guardado, donoId });
  if (!(await vincularArquivo(tx, referencia, { tipo, donoId, vinculo }))) {
    throw new Error(`${referencia} is somebody else's`);
  }
}
