import { eq } from 'drizzle-orm';
import {
  avaliacaoDeDesempenho,
  comprovanteDisciplina,
  disciplina,
  projeto,
  relatorioAtividade,
  relatorioAtividadeDisciplina,
  relatorioCoordenador,
  relatorioDisciplina,
  relatorioDisciplinas,
} from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';
import { RELATORIOS } from '../content.ts';
import { noDia } from './instants.ts';
import type { InstrutorSemeado } from './instructors.ts';
import { exigir } from './people.ts';
import type { Casa } from './proposals.ts';

/** Enrolled students and how they ended, a little better than the declared rate. */
function contagens(tsd: number, ordem: number) {
  const numMatriculados = 60 + ordem * 17;
  const perdidos = Math.round(numMatriculados * (1 - Math.min(98, tsd + 6) / 100));
  const numReprovadosNota = Math.round(perdidos * 0.55);
  const numReprovadosFrequencia = Math.round(perdidos * 0.2);
  const numTrancaram = Math.round(perdidos * 0.15);
  const numSuprimiram = Math.max(0, perdidos - numReprovadosNota - numReprovadosFrequencia - numTrancaram);
  return { numMatriculados, numReprovadosNota, numReprovadosFrequencia, numTrancaram, numSuprimiram };
}

async function semearDisciplinas(tx: Executor, projetoId: number, autorId: number, atualizadoEm: Date) {
  const disciplinas = await tx
    .select({ id: disciplina.id, tsd: disciplina.tsd, ordem: comprovanteDisciplina.ordem })
    .from(projeto)
    .innerJoin(comprovanteDisciplina, eq(comprovanteDisciplina.comprovanteId, projeto.comprovanteId))
    .innerJoin(disciplina, eq(disciplina.id, comprovanteDisciplina.disciplinaId))
    .where(eq(projeto.id, projetoId))
    .orderBy(comprovanteDisciplina.ordem);
  await tx.insert(relatorioDisciplinas).values({ projetoId, autorId, atualizadoEm });
  return tx
    .insert(relatorioDisciplina)
    .values(
      disciplinas.map(({ id, tsd }, ordem) => ({
        projetoId,
        disciplinaId: id,
        ordem,
        ...contagens(tsd, ordem),
      })),
    )
    .returning({ id: relatorioDisciplina.id });
}

async function semearAtividade(
  tx: Executor,
  instrutorId: number,
  linhas: readonly { id: number }[],
  autorId: number,
  atualizadoEm: Date,
): Promise<void> {
  const [feito] = await tx
    .insert(relatorioAtividade)
    .values({ instrutorId, ...RELATORIOS.atividade, autorId, atualizadoEm })
    .returning({ id: relatorioAtividade.id });
  const relatorioId = feito?.id ?? 0;
  await tx
    .insert(relatorioAtividadeDisciplina)
    .values(linhas.map(({ id }, ordem) => ({ relatorioId, relatorioDisciplinaId: id, ordem })));
}

async function semearDoCoordenador(
  tx: Executor,
  projetoId: number,
  equipe: readonly InstrutorSemeado[],
  autorId: number,
  atualizadoEm: Date,
): Promise<void> {
  const [feito] = await tx
    .insert(relatorioCoordenador)
    .values({ projetoId, ...RELATORIOS.coordenador, autorId, atualizadoEm })
    .returning({ id: relatorioCoordenador.id });
  const relatorioId = feito?.id ?? 0;
  await tx.insert(avaliacaoDeDesempenho).values(
    equipe.map(({ id: instrutorId }, ordem) => ({
      relatorioId,
      instrutorId,
      ordem,
      avaliacao: RELATORIOS.desempenhos[ordem % RELATORIOS.desempenhos.length] ?? '',
    })),
  );
}

/** Inserts the reports of the running year: some filled, some missing. */
export async function semearRelatorios(
  { tx, pessoas }: Casa,
  instrutores: readonly InstrutorSemeado[],
  agora: Date,
  fuso: string,
): Promise<void> {
  for (const coordenador of RELATORIOS.comRelatorioDeDisciplinas) {
    const equipe = instrutores.filter(
      ({ dados }) => dados.edital === 'anterior' && dados.coordenador === coordenador,
    );
    const [primeiro] = equipe;
    if (primeiro === undefined) throw new Error(`${coordenador} has no instructors`);
    const autorId = exigir(pessoas, coordenador);
    const quando = noDia(agora, fuso, 12);
    const linhas = await semearDisciplinas(tx, primeiro.projetoId, autorId, quando);
    for (const { id, dados } of equipe) {
      if (dados.relatorio) await semearAtividade(tx, id, linhas, autorId, noDia(agora, fuso, 11));
    }
    if (coordenador === RELATORIOS.comRelatorioDoCoordenador) {
      await semearDoCoordenador(tx, primeiro.projetoId, equipe, autorId, noDia(agora, fuso, 9));
    }
  }
}
