import { randomBytes } from 'node:crypto';
import type { TipoDeArquivo } from '@instrutoria/domain/arquivo/types.ts';
import { and, eq, isNull, or } from 'drizzle-orm';
import { arquivo } from '../../db/schema.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

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

const soltar =
  'update arquivo set vinculo = null where vinculo = $1 and tipo = $2 and referencia <> all ($3::text[])';

/** Lets go of a record's files but those it still uses; the sweeper removes them once they are 24 hours old. */
export async function soltarArquivos(
  db: Executor,
  vinculo: string,
  manter: readonly string[],
  tipo: TipoDeArquivo,
): Promise<void> {
  await send(db, soltar, [vinculo, tipo, manter]);
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
