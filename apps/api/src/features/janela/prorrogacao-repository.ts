import type { Api } from '@instrutoria/contract/api.ts';
import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { count, eq, sql } from 'drizzle-orm';
import { limitesDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { professor, projeto, prorrogacao } from '../../db/schema.ts';
import { semAcentos } from '../../db/search.ts';
import type { Executor } from '../../db/transaction.ts';

export type ProrrogacaoLida = AnswerOf<Api['listarProrrogacoes']>[number];
type Nova = typeof prorrogacao.$inferInsert;

const colunas = {
  ...{ id: prorrogacao.id, ate: prorrogacao.ate, motivo: prorrogacao.motivo },
  janela: sql<ProrrogacaoLida['janela']>`${prorrogacao.janela}`,
  ...{ projetoId: prorrogacao.projetoId, criadaEm: prorrogacao.criadaEm },
  autor: { id: professor.id, nome: professor.nome },
};
type Linha = Omit<ProrrogacaoLida, 'projeto' | 'criadaEm'> & {
  readonly projetoId: number | null;
  readonly criadaEm: Date;
};

function lida({ projetoId, criadaEm, ...resto }: Linha): ProrrogacaoLida {
  return {
    ...resto,
    projeto: projetoId === null ? null : { id: projetoId },
    criadaEm: criadaEm.toISOString(),
  };
}

const ORDENS = { ate: sql`${prorrogacao.ate}`, criadaEm: sql`${prorrogacao.criadaEm}` };

/** The extensions, the newest first, or as ?ordem= says. */
export async function listarProrrogacoes(db: Executor, lista: ListaQuery) {
  const { limit, offset } = limitesDaLista(lista);
  const filtro = lista.busca === undefined ? undefined : semAcentos([prorrogacao.motivo], lista.busca);
  const linhas = await db
    .select(colunas)
    .from(prorrogacao)
    .innerJoin(professor, eq(professor.id, prorrogacao.autorId))
    .where(filtro)
    .orderBy(...ordenarPor(lista.ordem, ORDENS, [sql`${prorrogacao.id} desc`]))
    .limit(limit)
    .offset(offset);
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(prorrogacao).where(filtro);
  return { linhas: linhas.map(lida), total };
}

/** Stores an extension; answers it as it is read. */
export async function inserirProrrogacao(db: Executor, nova: Nova): Promise<ProrrogacaoLida> {
  const [inserida] = await db.insert(prorrogacao).values(nova).returning({ id: prorrogacao.id });
  const [linha] = await db
    .select(colunas)
    .from(prorrogacao)
    .innerJoin(professor, eq(professor.id, prorrogacao.autorId))
    .where(eq(prorrogacao.id, inserida?.id ?? 0));
  if (linha === undefined) throw new Error('insert returned no row');
  return lida(linha);
}

/** Whether there is a submitted project with this id. */
export async function existeSubmetido(db: Executor, id: number): Promise<boolean> {
  const [linha] = await db.select({ ehRascunho: projeto.ehRascunho }).from(projeto).where(eq(projeto.id, id));
  return linha?.ehRascunho === false;
}
