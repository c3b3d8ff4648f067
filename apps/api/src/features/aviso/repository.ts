import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { Aviso } from '@instrutoria/domain/aviso/types.ts';
import { and, count, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { limitesDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { aviso } from '../../db/schema.ts';
import { semAcentos } from '../../db/search.ts';
import type { Executor } from '../../db/transaction.ts';

const ORDENS = { ordem: sql`${aviso.ordem}`, titulo: sql`${aviso.titulo} collate "pt-BR-x-icu"` };

/** The notice board in its order, or as ?ordem= says; with a day only what stands there on it. */
export async function listarAvisos(db: Executor, lista: ListaQuery, soDe: string | null) {
  const { limit, offset } = limitesDaLista(lista);
  const filtro = and(
    lista.busca === undefined
      ? undefined
      : semAcentos([aviso.titulo, aviso.resumo, aviso.texto], lista.busca),
    soDe === null ? undefined : or(isNull(aviso.de), lte(aviso.de, soDe)),
    soDe === null ? undefined : or(isNull(aviso.ate), gte(aviso.ate, soDe)),
  );
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
