import { randomBytes } from 'node:crypto';
import type { TipoDeArquivo } from '@instrutoria/domain/arquivo/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { FileStorage } from '../../adapters/files/file-storage.ts';
import type { Contexto, Usuario } from '../../context.ts';
import { afterCommit, type Executor } from '../../db/connection/transaction.ts';
import { many, one, run } from '../../db/query.ts';
import { snapshotHeld } from '../../db/snapshot-lock.ts';
import { sql, values } from '../../db/sql.ts';

/** A random reference; also the file's key in the storage. */
export function novaReferencia(): string {
  return `arq_${randomBytes(16).toString('hex')}`;
}

/** An upload that is stored, and whose row does not exist yet. */
export interface Recebido {
  readonly referencia: string;
  readonly mime: string;
  readonly tamanho: number;
  readonly sha256: string;
  /** Removes the stored file. */
  desfazer(): Promise<void>;
}

export interface ArquivoNovo {
  readonly referencia: string;
  readonly tipo: TipoDeArquivo;
  readonly donoId: number | null;
  /** The student who sent it for their vínculo. */
  readonly estudanteId?: number;
  /** The record that it is claimed for at once. */
  readonly vinculo?: string;
  readonly mime: string;
  readonly tamanho: number;
  readonly sha256: string;
  readonly criadoEm: Date;
}

export async function inserirArquivo(db: Executor, novo: ArquivoNovo): Promise<void> {
  await run(db, sql`insert into arquivo ${values(novo)}`);
}

export interface Reivindicacao {
  readonly tipo: TipoDeArquivo;
  /** null: an anonymous upload (the photo before the account). */
  readonly donoId: number | null;
  readonly vinculo: string;
}

/**
 * Claims a file for one record. True when it has this kind and was uploaded by this person and is free, or
 * already belongs to this record, which several people may write (T-D11).
 */
export async function vincularArquivo(db: Executor, referencia: string, r: Reivindicacao): Promise<boolean> {
  const vinculados = await run(
    db,
    sql`
      update arquivo set vinculo = ${r.vinculo}
      where referencia = ${referencia} and tipo = ${r.tipo}
        and (vinculo = ${r.vinculo} or vinculo is null and dono_id is not distinct from ${r.donoId})
    `,
  );
  return vinculados > 0;
}

/** Whether this person may claim the file for a new record; locks its row until the transaction ends. */
export async function arquivoLivre(
  db: Executor,
  referencia: string,
  { tipo, donoId }: Omit<Reivindicacao, 'vinculo'>,
): Promise<boolean> {
  const livres = await run(
    db,
    sql`
      select from arquivo
      where referencia = ${referencia} and tipo = ${tipo} and vinculo is null and dono_id is not distinct from ${donoId}
      for update
    `,
  );
  return livres > 0;
}

const demais = (vinculo: string, tipo: TipoDeArquivo, manter: readonly string[]) =>
  sql`vinculo = ${vinculo} and tipo = ${tipo} and referencia <> all(${manter})`;

/**
 * Deletes a record's files except those still used: rows in this transaction, bytes after it. During a backup
 * they only become unused, for the next cleaning.
 */
export async function soltarArquivos(
  { db, deps }: Pick<Contexto<Usuario | null>, 'db' | 'deps'>,
  vinculo: string,
  manter: readonly string[],
  tipo: TipoDeArquivo,
): Promise<void> {
  const quais = demais(vinculo, tipo, manter);
  if ((await run(db, sql`select from arquivo where ${quais}`)) === 0) return;
  if (await snapshotHeld(db)) {
    await run(db, sql`update arquivo set vinculo = null where ${quais}`);
    return;
  }
  const tirados = await many<{ referencia: string }>(
    db,
    sql`delete from arquivo where ${quais} returning referencia`,
  );
  for (const { referencia } of tirados) afterCommit(db, () => deps.storage.remove(referencia));
}

/** Returns files to their uploader for a day, because a deleted draft may be saved again. */
export async function devolverArquivos(db: Executor, vinculo: string, tipo: TipoDeArquivo): Promise<void> {
  await run(db, sql`update arquivo set vinculo = null where ${demais(vinculo, tipo, [])}`);
}

/** Makes the person who registered with an anonymous upload its owner. */
export async function adotarArquivo(
  db: Executor,
  referencia: string,
  donoId: number,
  vinculo: string,
): Promise<void> {
  await run(
    db,
    sql`update arquivo set dono_id = ${donoId}, vinculo = ${vinculo} where referencia = ${referencia}`,
  );
}

export interface Soma {
  readonly tipo: string;
  readonly tamanho: number;
  readonly sha256: string;
  readonly danificado: boolean;
}

export function lerSoma(db: Executor, referencia: string): Promise<Soma | null> {
  return one(
    db,
    sql`
      select tipo, tamanho, sha256, danificado_em is not null as danificado from arquivo
      where referencia = ${referencia} and eliminado_em is null
    `,
  );
}

export async function marcarDanificado(db: Executor, referencia: string, agora: Date): Promise<boolean> {
  const marcados = await run(
    db,
    sql`
      update arquivo set danificado_em = ${agora}
      where referencia = ${referencia} and danificado_em is null
    `,
  );
  return marcados > 0;
}

export async function marcarInteiro(db: Executor, referencia: string): Promise<void> {
  await run(db, sql`update arquivo set danificado_em = null where referencia = ${referencia}`);
}

/** null when it is lost or damaged: a document works without it. */
export async function lerLogotipo(storage: FileStorage, logo: string | null): Promise<Uint8Array | null> {
  if (logo === null) return null;
  try {
    return await storage.bytes(logo);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
