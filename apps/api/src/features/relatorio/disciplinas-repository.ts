import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { taxaDeSucesso } from '@instrutoria/domain/relatorio/rules/disciplinas.ts';
import type { EntradaDeDisciplina } from '@instrutoria/domain/relatorio/types.ts';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import {
  comprovanteDisciplina,
  disciplina,
  professor,
  projeto,
  relatorioDisciplina,
  relatorioDisciplinas,
} from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

export type DisciplinaRelatada = AnswerOf<Api['lerRelatorioDisciplinas']>[number];

/** Who wrote a report, and when. */
export interface Autoria {
  readonly autorId: number;
  readonly agora: Date;
}

/** The project's row, locked until the transaction ends: its reports are saved one after the other. */
export async function travarProjeto(db: Executor, projetoId: number): Promise<void> {
  await db.select({ id: projeto.id }).from(projeto).where(eq(projeto.id, projetoId)).for('no key update');
}

/** The ids of the project's disciplines. */
export async function disciplinasDoProjeto(db: Executor, projetoId: number): Promise<number[]> {
  const linhas = await db
    .select({ id: comprovanteDisciplina.disciplinaId })
    .from(projeto)
    .innerJoin(comprovanteDisciplina, eq(comprovanteDisciplina.comprovanteId, projeto.comprovanteId))
    .where(eq(projeto.id, projetoId))
    .orderBy(asc(comprovanteDisciplina.ordem));
  return linhas.map(({ id }) => id);
}

/** The version of the project's discipline report; 0 before the first save. */
export async function versaoDasDisciplinas(db: Executor, projetoId: number): Promise<number> {
  const [linha] = await db
    .select({ versao: relatorioDisciplinas.versao })
    .from(relatorioDisciplinas)
    .where(eq(relatorioDisciplinas.projetoId, projetoId));
  return linha?.versao ?? 0;
}

/** The lines of the project's discipline report in their order; none before the first save. */
export async function lerDisciplinasRelatadas(
  db: Executor,
  projetoId: number,
): Promise<DisciplinaRelatada[]> {
  const linhas = await db
    .select({
      linha: relatorioDisciplina,
      relatorio: relatorioDisciplinas,
      disciplina: {
        id: disciplina.id,
        nome: disciplina.nome,
        codigo: disciplina.codigo,
        semestre: disciplina.semestre,
        tsd: disciplina.tsd,
      },
      autor: { id: professor.id, nome: professor.nome },
    })
    .from(relatorioDisciplina)
    .innerJoin(relatorioDisciplinas, eq(relatorioDisciplinas.projetoId, relatorioDisciplina.projetoId))
    .innerJoin(disciplina, eq(disciplina.id, relatorioDisciplina.disciplinaId))
    .innerJoin(professor, eq(professor.id, relatorioDisciplinas.autorId))
    .where(eq(relatorioDisciplina.projetoId, projetoId))
    .orderBy(asc(relatorioDisciplina.ordem));
  return linhas.map(({ linha, relatorio, ...resto }) => {
    const { id, projetoId: doProjeto, disciplinaId: _d, ordem: _o, ...contagens } = linha;
    return {
      id,
      versao: relatorio.versao,
      projeto: { id: doProjeto },
      ...contagens,
      ...resto,
      taxaSucesso: taxaDeSucesso(contagens),
      atualizadoEm: relatorio.atualizadoEm.toISOString(),
    };
  });
}

/** Replaces the list; the line of a discipline that stays keeps its id, to which activity reports refer. */
export async function salvarDisciplinas(
  db: Executor,
  projetoId: number,
  entradas: readonly EntradaDeDisciplina[],
  { autorId, agora }: Autoria,
): Promise<void> {
  await db
    .insert(relatorioDisciplinas)
    .values({ projetoId, autorId, atualizadoEm: agora })
    .onConflictDoUpdate({
      target: relatorioDisciplinas.projetoId,
      set: { versao: sql`${relatorioDisciplinas.versao} + 1`, autorId, atualizadoEm: agora },
    });
  const ficam = entradas.map((entrada) => entrada.disciplina);
  await db
    .delete(relatorioDisciplina)
    .where(
      and(eq(relatorioDisciplina.projetoId, projetoId), notInArray(relatorioDisciplina.disciplinaId, ficam)),
    );
  await db
    .insert(relatorioDisciplina)
    .values(
      entradas.map(({ disciplina: disciplinaId, ...contagens }, ordem) => ({
        projetoId,
        disciplinaId,
        ordem,
        ...contagens,
      })),
    )
    .onConflictDoUpdate({
      target: [relatorioDisciplina.projetoId, relatorioDisciplina.disciplinaId],
      set: {
        ordem: sql`excluded.ordem`,
        numMatriculados: sql`excluded.num_matriculados`,
        numReprovadosNota: sql`excluded.num_reprovados_nota`,
        numReprovadosFrequencia: sql`excluded.num_reprovados_frequencia`,
        numTrancaram: sql`excluded.num_trancaram`,
        numSuprimiram: sql`excluded.num_suprimiram`,
      },
    });
}
