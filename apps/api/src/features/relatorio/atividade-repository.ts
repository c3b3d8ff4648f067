import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { TEXTOS_DA_ATIVIDADE, type TextoDaAtividade } from '@instrutoria/domain/relatorio/types.ts';
import { asc, eq, sql } from 'drizzle-orm';
import {
  instrutor,
  professor,
  projeto,
  relatorioAtividade,
  relatorioAtividadeDisciplina,
} from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';
import type { Autoria } from './disciplinas-repository.ts';
import { lerDisciplinasRelatadas } from './disciplinas-repository.ts';

export type RelatorioAtividade = AnswerOf<Api['lerRelatorioAtividade']>;
type Textos = Readonly<Record<TextoDaAtividade, string>>;

/** The version of an instructor's activity report; 0 before the first save. */
export async function versaoDaAtividade(db: Executor, instrutorId: number): Promise<number> {
  const [linha] = await db
    .select({ versao: relatorioAtividade.versao })
    .from(relatorioAtividade)
    .where(eq(relatorioAtividade.instrutorId, instrutorId));
  return linha?.versao ?? 0;
}

async function escolhidasDo(db: Executor, relatorioId: number): Promise<number[]> {
  const linhas = await db
    .select({ id: relatorioAtividadeDisciplina.relatorioDisciplinaId })
    .from(relatorioAtividadeDisciplina)
    .where(eq(relatorioAtividadeDisciplina.relatorioId, relatorioId))
    .orderBy(asc(relatorioAtividadeDisciplina.ordem));
  return linhas.map(({ id }) => id);
}

/** An instructor's activity report with the lines of the discipline report that it names; null before the first save. */
export async function lerAtividade(db: Executor, instrutorId: number): Promise<RelatorioAtividade | null> {
  const [linha] = await db
    .select({
      relatorio: relatorioAtividade,
      instrutor: { id: instrutor.id, nome: instrutor.nome },
      projeto: { id: projeto.id, titulo: projeto.titulo },
      autor: { id: professor.id, nome: professor.nome },
    })
    .from(relatorioAtividade)
    .innerJoin(instrutor, eq(instrutor.id, relatorioAtividade.instrutorId))
    .innerJoin(projeto, eq(projeto.id, instrutor.projetoId))
    .innerJoin(professor, eq(professor.id, relatorioAtividade.autorId))
    .where(eq(relatorioAtividade.instrutorId, instrutorId));
  if (linha === undefined) return null;
  const { relatorio, ...resto } = linha;
  const textos = Object.fromEntries(TEXTOS_DA_ATIVIDADE.map((campo) => [campo, relatorio[campo]])) as Textos;
  const escolhidas = await escolhidasDo(db, relatorio.id);
  const relatadas = await lerDisciplinasRelatadas(db, resto.projeto.id);
  return {
    id: relatorio.id,
    versao: relatorio.versao,
    ...textos,
    ...resto,
    relatorioDisciplinas: escolhidas.flatMap((id) => relatadas.filter((relatada) => relatada.id === id)),
    atualizadoEm: relatorio.atualizadoEm.toISOString(),
  };
}

/** Stores an activity report over the one that is there. */
export async function salvarAtividade(
  db: Executor,
  instrutorId: number,
  { textos, escolhidas }: { readonly textos: Textos; readonly escolhidas: readonly number[] },
  { autorId, agora }: Autoria,
): Promise<void> {
  const valores = { ...textos, autorId, atualizadoEm: agora };
  const [linha] = await db
    .insert(relatorioAtividade)
    .values({ instrutorId, ...valores })
    .onConflictDoUpdate({
      target: relatorioAtividade.instrutorId,
      set: { ...valores, versao: sql`${relatorioAtividade.versao} + 1` },
    })
    .returning({ id: relatorioAtividade.id });
  if (linha === undefined) throw new Error('the upsert returned no row');
  await db.delete(relatorioAtividadeDisciplina).where(eq(relatorioAtividadeDisciplina.relatorioId, linha.id));
  if (escolhidas.length === 0) return;
  await db.insert(relatorioAtividadeDisciplina).values(
    escolhidas.map((relatorioDisciplinaId, ordem) => ({
      relatorioId: linha.id,
      relatorioDisciplinaId,
      ordem,
    })),
  );
}
