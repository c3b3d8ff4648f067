import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { Unidade } from '@instrutoria/domain/conta/types.ts';
import { count, eq, sql } from 'drizzle-orm';
import { limitesDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { disciplina, professor, professorNaoCadastrado, unidade } from '../../db/schema.ts';
import { semAcentos } from '../../db/search.ts';
import type { Executor } from '../../db/transaction.ts';

export async function existeUnidade(db: Executor, id: number): Promise<boolean> {
  return (await db.select({ id: unidade.id }).from(unidade).where(eq(unidade.id, id))).length > 0;
}

const porNome = sql`${unidade.nome} collate "pt-BR-x-icu"`;
const porCidade = sql`${unidade.cidade} collate "pt-BR-x-icu"`;

/** Units by name, or as ?ordem= says. */
export async function listarUnidades(db: Executor, lista: ListaQuery) {
  const { limit, offset } = limitesDaLista(lista);
  const filtro =
    lista.busca === undefined ? undefined : semAcentos([unidade.nome, unidade.cidade], lista.busca);
  const linhas = await db
    .select()
    .from(unidade)
    .where(filtro)
    .orderBy(...ordenarPor(lista.ordem, { nome: porNome, cidade: porCidade }, [porNome, sql`${unidade.id}`]))
    .limit(limit)
    .offset(offset);
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(unidade).where(filtro);
  return { linhas, total };
}

export async function inserirUnidade(db: Executor, dados: Omit<Unidade, 'id'>): Promise<Unidade> {
  const [linha] = await db.insert(unidade).values(dados).returning();
  if (linha === undefined) throw new Error('insert returned no row');
  return linha;
}

/** Answers the changed unit; null when there is none of this id. */
export async function salvarUnidade(db: Executor, { id, ...dados }: Unidade): Promise<Unidade | null> {
  const [linha] = await db.update(unidade).set(dados).where(eq(unidade.id, id)).returning();
  return linha ?? null;
}

/** The unit, its row locked against new uses until the transaction ends; null when there is none. */
export async function travarUnidade(db: Executor, id: number): Promise<Unidade | null> {
  const [linha] = await db.select().from(unidade).where(eq(unidade.id, id)).for('update');
  return linha ?? null;
}

/** Whether a person, a collaborator or a discipline names the unit. */
export async function unidadeEmUso(db: Executor, id: number): Promise<boolean> {
  const pessoas = await db.$count(professor, eq(professor.unidadeId, id));
  const disciplinas = await db.$count(disciplina, eq(disciplina.unidadeOfertaId, id));
  const outros = await db.$count(professorNaoCadastrado, eq(professorNaoCadastrado.unidadeId, id));
  return pessoas + disciplinas + outros > 0;
}

export async function excluirUnidade(db: Executor, id: number): Promise<void> {
  await db.delete(unidade).where(eq(unidade.id, id));
}
