import { randomBytes } from 'node:crypto';
import type { TipoDeArquivo } from '@instrutoria/domain/arquivo/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { FileStorage } from '../../adapters/files/file-storage.ts';
import type { Contexto, Usuario } from '../../context.ts';
import { arquivo, professor } from '../../db/schema.ts';
import { send } from '../../db/send.ts';
import { snapshotHeld } from '../../db/snapshot-lock.ts';
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
  await db.insert(arquivo).values(novo);
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
  const dono = r.donoId === null ? isNull(arquivo.donoId) : eq(arquivo.donoId, r.donoId);
  const livre = or(isNull(arquivo.vinculo), eq(arquivo.vinculo, r.vinculo));
  const feitas = await db
    .update(arquivo)
    .set({ vinculo: r.vinculo })
    .where(and(eq(arquivo.referencia, referencia), eq(arquivo.tipo, r.tipo), dono, livre))
    .returning({ referencia: arquivo.referencia });
  return feitas.length > 0;
}

const demais = 'vinculo = $1 and tipo = $2 and referencia <> all ($3::text[])';
const achar = `select referencia from arquivo where ${demais}`;
const soltar = `update arquivo set vinculo = null where ${demais}`;
const tirar = `delete from arquivo where ${demais} returning referencia`;

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
  const valores = [vinculo, tipo, manter];
  if ((await send(db, achar, valores)).length === 0) return;
  if (await snapshotHeld(db)) {
    await send(db, soltar, valores);
    return;
  }
  const tirados = await send<{ referencia: string }>(db, tirar, valores);
  for (const { referencia } of tirados) afterCommit(db, () => deps.storage.remove(referencia));
}

/** Gives a record's files back to their uploader, for whom they wait a day as new ones do: a deleted draft may come again. */
export async function devolverArquivos(db: Executor, vinculo: string, tipo: TipoDeArquivo): Promise<void> {
  await send(db, soltar, [vinculo, tipo, []]);
}

/** Gives an anonymous upload to the person who has just registered with it. */
export async function adotarArquivo(
  db: Executor,
  referencia: string,
  donoId: number,
  vinculo: string,
): Promise<void> {
  await db.update(arquivo).set({ donoId, vinculo }).where(eq(arquivo.referencia, referencia));
}

/** Whom the product itself writes to. */
export async function administradoresAtivos(db: Executor): Promise<{ nome: string; email: string }[]> {
  return db
    .select({ nome: professor.nome, email: professor.email })
    .from(professor)
    .where(and(eq(professor.tipo, 'administrador'), isNull(professor.encerradoEm)))
    .orderBy(professor.id);
}

/** What a stored file must be. */
export interface Soma {
  readonly tipo: string;
  readonly tamanho: number;
  readonly sha256: string;
  /** Whether it was found to be something else the last time. */
  readonly danificado: boolean;
}

const somaDe = `select tipo, tamanho, sha256, danificado_em is not null as danificado from arquivo
  where referencia = $1 and eliminado_em is null`;

export async function lerSoma(db: Executor, referencia: string): Promise<Soma | null> {
  const [linha] = await send<Soma & Record<string, unknown>>(db, somaDe, [referencia]);
  return linha ?? null;
}

/** Notes the damage; false when it was known. */
export async function marcarDanificado(db: Executor, referencia: string, agora: Date): Promise<boolean> {
  const feitas = await db
    .update(arquivo)
    .set({ danificadoEm: agora })
    .where(and(eq(arquivo.referencia, referencia), isNull(arquivo.danificadoEm)))
    .returning({ referencia: arquivo.referencia });
  return feitas.length > 0;
}

/** The right bytes are back. */
export async function marcarInteiro(db: Executor, referencia: string): Promise<void> {
  await db.update(arquivo).set({ danificadoEm: null }).where(eq(arquivo.referencia, referencia));
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
