import { randomBytes } from 'node:crypto';
import type { TipoDeArquivo } from '@instrutoria/domain/arquivo/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { FileStorage } from '../../adapters/files/file-storage.ts';
import type { Contexto, Usuario } from '../../context.ts';
import { many, one, run } from '../../db/query.ts';
import { snapshotHeld } from '../../db/snapshot-lock.ts';
import { sql, values } from '../../db/sql.ts';
import { afterCommit, type Executor } from '../../db/transaction.ts';

/** A new opaque reference (D11); it is also the file's key in the storage. */
export function novaReferencia(): string {
  return `arq_${randomBytes(16).toString('hex')}`;
}

export interface ArquivoNovo {
  readonly referencia: string;
  readonly tipo: TipoDeArquivo;
  readonly donoId: number | null;
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
  /** Who must have uploaded it; null = an anonymous upload (the photo before the account). */
  readonly donoId: number | null;
  /** The one record that takes the file: 'projeto:12'. */
  readonly vinculo: string;
}

/**
 * Ties an uploaded file to one record: uploaded by this person, of this kind, free or of this record already
 * (T-D11). Answers false when any of that does not hold, whichever it is.
 */
export async function vincularArquivo(db: Executor, referencia: string, r: Reivindicacao): Promise<boolean> {
  const vinculados = await run(
    db,
    sql`
      update arquivo set vinculo = ${r.vinculo}
      where referencia = ${referencia} and tipo = ${r.tipo} and dono_id is not distinct from ${r.donoId}
        and (vinculo is null or vinculo = ${r.vinculo})
    `,
  );
  return vinculados > 0;
}

const demais = (vinculo: string, tipo: TipoDeArquivo, manter: readonly string[]) =>
  sql`vinculo = ${vinculo} and tipo = ${tipo} and referencia <> all(${manter})`;

/**
 * Lets go of a record's files but those it still uses, at once (D50): the rows in this transaction, the bytes after it.
 * While a backup reads them they only become unclaimed, for the next round of cleaning.
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

/** Gives a record's files back to their uploader, for whom they wait a day as new ones do: a deleted draft may come again. */
export async function devolverArquivos(db: Executor, vinculo: string, tipo: TipoDeArquivo): Promise<void> {
  await run(db, sql`update arquivo set vinculo = null where ${demais(vinculo, tipo, [])}`);
}

/** Gives an anonymous upload to the person who has just registered with it. */
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

/** Whom the product itself writes to. */
export function administradoresAtivos(db: Executor): Promise<{ nome: string; email: string }[]> {
  return many(
    db,
    sql`
      select nome, email from professor
      where tipo = 'administrador' and encerrado_em is null
      order by id
    `,
  );
}

/** What a stored file must be. */
export interface Soma {
  readonly tipo: string;
  readonly tamanho: number;
  readonly sha256: string;
  /** Whether it was found to be something else the last time. */
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

/** Notes the damage; false when it was known. */
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

/** The right bytes are back. */
export async function marcarInteiro(db: Executor, referencia: string): Promise<void> {
  await run(db, sql`update arquivo set danificado_em = null where referencia = ${referencia}`);
}

/** What stands in a document's head; a document can do without it, a lost or damaged one stops none. */
export async function lerLogotipo(storage: FileStorage, logo: string | null): Promise<Uint8Array | null> {
  if (logo === null) return null;
  try {
    return await storage.bytes(logo);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
