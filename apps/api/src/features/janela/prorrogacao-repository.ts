import type { Api } from '@instrutoria/contract/api.ts';
import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { compararDias } from '@instrutoria/domain/kernel/datas.ts';
import { count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ordenarPor } from '../../db/drizzle-page-order.ts';
import { semAcentos } from '../../db/drizzle-search.ts';
import { limitesDaLista } from '../../db/page.ts';
import { professor, projeto, prorrogacao } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

export type ProrrogacaoLida = AnswerOf<Api['listarProrrogacoes']>[number];
type Nova = typeof prorrogacao.$inferInsert;

const quemEncerrou = alias(professor, 'quem_encerrou');
const colunas = {
  id: prorrogacao.id,
  ate: prorrogacao.ate,
  motivo: prorrogacao.motivo,
  janela: sql<ProrrogacaoLida['janela']>`${prorrogacao.janela}`,
  projetoId: prorrogacao.projetoId,
  criadaEm: prorrogacao.criadaEm,
  autor: { id: professor.id, nome: professor.nome },
  titulo: projeto.titulo,
  encerradaEm: prorrogacao.encerradaEm,
  motivoDoFim: prorrogacao.motivoDoFim,
  encerradaPor: { id: quemEncerrou.id, nome: quemEncerrou.nome },
};
type Linha = Omit<ProrrogacaoLida, 'corre' | 'criadaEm' | 'encerramento' | 'projeto'> & {
  readonly projetoId: number | null;
  readonly titulo: string | null;
  readonly criadaEm: Date;
  readonly encerradaEm: Date | null;
  readonly motivoDoFim: string | null;
  readonly encerradaPor: { readonly id: number; readonly nome: string } | null;
};

function lida(linha: Linha, hoje: string): ProrrogacaoLida {
  const { projetoId, titulo, criadaEm, encerradaEm, motivoDoFim, encerradaPor, ...resto } = linha;
  return {
    ...resto,
    projeto: projetoId === null ? null : { id: projetoId, titulo: titulo ?? '' },
    criadaEm: criadaEm.toISOString(),
    corre: encerradaEm === null && compararDias(resto.ate, hoje) >= 0,
    encerramento:
      encerradaEm === null || encerradaPor === null
        ? null
        : { em: encerradaEm.toISOString(), por: encerradaPor, motivo: motivoDoFim ?? '' },
  };
}

function ler(db: Executor) {
  return db
    .select(colunas)
    .from(prorrogacao)
    .innerJoin(professor, eq(professor.id, prorrogacao.autorId))
    .leftJoin(projeto, eq(projeto.id, prorrogacao.projetoId))
    .leftJoin(quemEncerrou, eq(quemEncerrou.id, prorrogacao.encerradaPorId));
}

const ORDENS = { ate: sql`${prorrogacao.ate}`, criadaEm: sql`${prorrogacao.criadaEm}` };

/** The extensions, the newest first, or as ?ordem= says. */
export async function listarProrrogacoes(db: Executor, lista: ListaQuery, hoje: string) {
  const { limit, offset } = limitesDaLista(lista);
  const filtro = lista.busca === undefined ? undefined : semAcentos([prorrogacao.motivo], lista.busca);
  const linhas = await ler(db)
    .where(filtro)
    .orderBy(...ordenarPor(lista.ordem, ORDENS, [sql`${prorrogacao.id} desc`]))
    .limit(limit)
    .offset(offset);
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(prorrogacao).where(filtro);
  return { linhas: linhas.map((linha) => lida(linha, hoje)), total };
}

/** Stores an extension; answers it as it is read. */
export async function inserirProrrogacao(db: Executor, nova: Nova, hoje: string): Promise<ProrrogacaoLida> {
  const [inserida] = await db.insert(prorrogacao).values(nova).returning({ id: prorrogacao.id });
  return lerProrrogacao(db, inserida?.id ?? 0, hoje);
}

async function lerProrrogacao(db: Executor, id: number, hoje: string): Promise<ProrrogacaoLida> {
  const [linha] = await ler(db).where(eq(prorrogacao.id, id));
  if (linha === undefined) throw new Error('the written extension is gone');
  return lida(linha, hoje);
}

/** An extension, its row locked; null when there is none. */
export async function travarProrrogacao(
  db: Executor,
  id: number,
): Promise<typeof prorrogacao.$inferSelect | null> {
  const [linha] = await db.select().from(prorrogacao).where(eq(prorrogacao.id, id)).for('update');
  return linha ?? null;
}

interface Fim {
  readonly em: Date;
  readonly por: number;
  readonly motivo: string;
  readonly hoje: string;
}

/** Ends an extension before its last day; answers it as it is read. */
export async function encerrarProrrogacao(db: Executor, id: number, fim: Fim): Promise<ProrrogacaoLida> {
  const { em, por, motivo, hoje } = fim;
  await db
    .update(prorrogacao)
    .set({ encerradaEm: em, encerradaPorId: por, motivoDoFim: motivo })
    .where(eq(prorrogacao.id, id));
  return lerProrrogacao(db, id, hoje);
}

/** Whether there is a submitted project with this id; it is not withdrawn or deleted before the transaction ends. */
export async function existeSubmetido(db: Executor, id: number): Promise<boolean> {
  const [linha] = await db
    .select({ ehRascunho: projeto.ehRascunho })
    .from(projeto)
    .where(eq(projeto.id, id))
    .for('share');
  return linha?.ehRascunho === false;
}
