import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import { AVISOS_PADRAO } from '@instrutoria/domain/aviso/messages.ts';
import type { Aviso } from '@instrutoria/domain/aviso/types.ts';
import { count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { limitesDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { aviso, professor } from '../../db/schema.ts';
import { semAcentos } from '../../db/search.ts';
import { type Executor, inTransaction } from '../../db/transaction.ts';

const ORDENS = { ordem: sql`${aviso.ordem}`, titulo: sql`${aviso.titulo} collate "pt-BR-x-icu"` };

/** The notice board in its order, or as ?ordem= says. */
export async function listarAvisos(db: Executor, lista: ListaQuery) {
  const { limit, offset } = limitesDaLista(lista);
  const filtro =
    lista.busca === undefined
      ? undefined
      : semAcentos([aviso.titulo, aviso.resumo, aviso.texto], lista.busca);
  const linhas = await db
    .select()
    .from(aviso)
    .where(filtro)
    .orderBy(...ordenarPor(lista.ordem, ORDENS, [ORDENS.ordem, sql`${aviso.id}`]))
    .limit(limit)
    .offset(offset);
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(aviso).where(filtro);
  return { linhas, total };
}

export async function travarAviso(db: Executor, id: number): Promise<Aviso | null> {
  const [linha] = await db.select().from(aviso).where(eq(aviso.id, id)).for('update');
  return linha ?? null;
}

export async function inserirAviso(db: Executor, dados: Omit<Aviso, 'id'>): Promise<Aviso> {
  const [linha] = await db.insert(aviso).values(dados).returning();
  if (linha === undefined) throw new Error('insert returned no row');
  return linha;
}

export async function salvarAviso(db: Executor, { id, ...dados }: Aviso): Promise<void> {
  await db.update(aviso).set(dados).where(eq(aviso.id, id));
}

export async function excluirAviso(db: Executor, id: number): Promise<void> {
  await db.delete(aviso).where(eq(aviso.id, id));
}

/** Any fixed number: several processes may start at once, and the board is filled once. */
const LOCK = 5_190_422_872;

/** Fills the board of an installation where nobody is registered yet with the spec's notices (spec 1 §1). */
export async function prepararAvisos(database: Database): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const [pessoas] = await tx.select({ total: count() }).from(professor);
    const [avisos] = await tx.select({ total: count() }).from(aviso);
    if (pessoas?.total === 0 && avisos?.total === 0) await tx.insert(aviso).values([...AVISOS_PADRAO]);
  });
}
