import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { Programa } from '@instrutoria/domain/conta/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { count, eq, sql } from 'drizzle-orm';
import { limitesDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { professor, programa } from '../../db/schema.ts';
import { semAcentos } from '../../db/search.ts';
import { uniqueViolation } from '../../db/sql-error.ts';
import type { Executor } from '../../db/transaction.ts';

const porNome = sql`${programa.nome} collate "pt-BR-x-icu"`;

/** Graduate programmes by name, or as ?ordem= says. */
export async function listarProgramas(db: Executor, lista: ListaQuery) {
  const { limit, offset } = limitesDaLista(lista);
  const filtro = lista.busca === undefined ? undefined : semAcentos([programa.nome], lista.busca);
  const linhas = await db
    .select()
    .from(programa)
    .where(filtro)
    .orderBy(...ordenarPor(lista.ordem, { nome: porNome }, [porNome, sql`${programa.id}`]))
    .limit(limit)
    .offset(offset);
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(programa).where(filtro);
  return { linhas, total };
}

async function semDuplicado<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (uniqueViolation(error) !== 'programa_nome_unico') throw error;
    const mensagem = 'Já existe um programa com este nome';
    throw new DomainError('conflito', 'PROGRAMA_DUPLICADO', mensagem, [
      { campo: 'nome', codigo: 'PROGRAMA_DUPLICADO', mensagem },
    ]);
  }
}

/** 409 when the name is taken. */
export function inserirPrograma(db: Executor, nome: string): Promise<Programa> {
  return semDuplicado(async () => {
    const [linha] = await db.insert(programa).values({ nome }).returning();
    if (linha === undefined) throw new Error('insert returned no row');
    return linha;
  });
}

/** Renames it, in the people's records as well; 409 when the name is taken. */
export function salvarPrograma(db: Executor, antes: Programa, nome: string): Promise<Programa> {
  return semDuplicado(async () => {
    await db.update(programa).set({ nome }).where(eq(programa.id, antes.id));
    await db.update(professor).set({ programa: nome }).where(eq(professor.programa, antes.nome));
    return { id: antes.id, nome };
  });
}

export async function travarPrograma(db: Executor, id: number): Promise<Programa | null> {
  const [linha] = await db.select().from(programa).where(eq(programa.id, id)).for('update');
  return linha ?? null;
}

/** Whether somebody's record names the programme. */
export async function programaEmUso(db: Executor, nome: string): Promise<boolean> {
  const linhas = await db
    .select({ id: professor.id })
    .from(professor)
    .where(eq(professor.programa, nome))
    .limit(1);
  return linhas.length > 0;
}

export async function excluirPrograma(db: Executor, id: number): Promise<void> {
  await db.delete(programa).where(eq(programa.id, id));
}
