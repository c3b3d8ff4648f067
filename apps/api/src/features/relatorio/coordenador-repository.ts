import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import type { AlunoAAvaliar } from '@instrutoria/domain/relatorio/rules/textos.ts';
import type { TextoDoCoordenador } from '@instrutoria/domain/relatorio/types.ts';
import { asc, eq, sql } from 'drizzle-orm';
import {
  avaliacaoDeDesempenho,
  instrutor,
  professor,
  projeto,
  relatorioCoordenador,
} from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';
import type { Autoria } from './disciplinas-repository.ts';

export type RelatorioCoordenador = AnswerOf<Api['lerRelatorioCoordenador']>;
type Textos = Readonly<Record<TextoDoCoordenador, string>>;
interface Avaliacao {
  readonly aluno: number;
  readonly avaliacao: string;
}

/** The version of the coordinator's report; 0 before the first save. */
export async function versaoDoCoordenador(db: Executor, projetoId: number): Promise<number> {
  const [linha] = await db
    .select({ versao: relatorioCoordenador.versao })
    .from(relatorioCoordenador)
    .where(eq(relatorioCoordenador.projetoId, projetoId));
  return linha?.versao ?? 0;
}

/** Whom the report evaluates: every instructor of the project; who has left may be left out. */
export async function alunosAAvaliar(db: Executor, projetoId: number): Promise<AlunoAAvaliar[]> {
  return await db
    .select({
      id: instrutor.id,
      nome: instrutor.nome,
      obrigatorio: sql<boolean>`${instrutor.fim} is null`,
    })
    .from(instrutor)
    .where(eq(instrutor.projetoId, projetoId))
    .orderBy(sql`${instrutor.nome} collate "pt-BR-x-icu"`, asc(instrutor.id));
}

/** The coordinator's report of a project; null before the first save. */
export async function lerDoCoordenador(
  db: Executor,
  projetoId: number,
): Promise<RelatorioCoordenador | null> {
  const [linha] = await db
    .select({
      relatorio: relatorioCoordenador,
      projeto: { id: projeto.id, titulo: projeto.titulo },
      autor: { id: professor.id, nome: professor.nome },
    })
    .from(relatorioCoordenador)
    .innerJoin(projeto, eq(projeto.id, relatorioCoordenador.projetoId))
    .innerJoin(professor, eq(professor.id, relatorioCoordenador.autorId))
    .where(eq(relatorioCoordenador.projetoId, projetoId));
  if (linha === undefined) return null;
  const { relatorio: guardado, ...resto } = linha;
  const { id, versao, relatorio, fundamentacao, conclusao, atualizadoEm } = guardado;
  const avaliacoesDeDesempenho = await db
    .select({
      aluno: { id: instrutor.id, nome: instrutor.nome },
      avaliacao: avaliacaoDeDesempenho.avaliacao,
    })
    .from(avaliacaoDeDesempenho)
    .innerJoin(instrutor, eq(instrutor.id, avaliacaoDeDesempenho.instrutorId))
    .where(eq(avaliacaoDeDesempenho.relatorioId, id))
    .orderBy(asc(avaliacaoDeDesempenho.ordem));
  return {
    id,
    versao,
    relatorio,
    fundamentacao,
    conclusao,
    ...resto,
    avaliacoesDeDesempenho,
    atualizadoEm: atualizadoEm.toISOString(),
  };
}

/** Stores the coordinator's report, its evaluations with it, over the one that is there. */
export async function salvarDoCoordenador(
  db: Executor,
  projetoId: number,
  { textos, avaliacoes }: { readonly textos: Textos; readonly avaliacoes: readonly Avaliacao[] },
  { autorId, agora }: Autoria,
): Promise<void> {
  const valores = { ...textos, autorId, atualizadoEm: agora };
  const [linha] = await db
    .insert(relatorioCoordenador)
    .values({ projetoId, ...valores })
    .onConflictDoUpdate({
      target: relatorioCoordenador.projetoId,
      set: { ...valores, versao: sql`${relatorioCoordenador.versao} + 1` },
    })
    .returning({ id: relatorioCoordenador.id });
  if (linha === undefined) throw new Error('the upsert returned no row');
  await db.delete(avaliacaoDeDesempenho).where(eq(avaliacaoDeDesempenho.relatorioId, linha.id));
  if (avaliacoes.length === 0) return;
  await db.insert(avaliacaoDeDesempenho).values(
    avaliacoes.map(({ aluno, avaliacao }, ordem) => ({
      relatorioId: linha.id,
      instrutorId: aluno,
      ordem,
      avaliacao,
    })),
  );
}
