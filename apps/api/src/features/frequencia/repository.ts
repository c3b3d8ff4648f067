import type { FrequenciaAtual } from '@instrutoria/domain/frequencia/rules/registro.ts';
import type { HorasDoMes, InstrutorNaFolha } from '@instrutoria/domain/frequencia/types.ts';
import { aguardandoConferencia } from '@instrutoria/domain/instrutor/rules.ts';
import type {
  SituacaoDoDocumento,
  SituacaoDoInstrutor,
  TipoDeAluno,
} from '@instrutoria/domain/instrutor/types.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { frequencia, frequenciaDoMes, instrutor } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

/** One stored year of one instructor. */
export interface FrequenciaGuardada {
  readonly instrutorId: number;
  readonly ano: number;
  readonly versao: number;
  readonly horasPorMes: readonly HorasDoMes[];
}

/** Every instructor that the project has or had, by name. */
export async function lerInstrutores(db: Executor, projetoId: number): Promise<InstrutorNaFolha[]> {
  const linhas = await db
    .select({
      id: instrutor.id,
      nome: instrutor.nome,
      mesInicio: instrutor.mesInicio,
      fim: instrutor.fim,
      tipoAluno: sql<TipoDeAluno>`${instrutor.tipoAluno}`,
      situacaoInstrutor: sql<SituacaoDoInstrutor>`${instrutor.situacao}`,
      motivoDoFim: instrutor.motivoDoFim,
      conferencias: sql<{ situacao: SituacaoDoDocumento }[]>`(select coalesce(json_agg(json_build_object(
        'situacao', c.situacao)), '[]') from conferencia_de_documento c where c.instrutor_id = ${instrutor.id})`,
    })
    .from(instrutor)
    .where(eq(instrutor.projetoId, projetoId))
    .orderBy(sql`${instrutor.nome} collate "pt-BR-x-icu"`, asc(instrutor.id));
  return linhas.map(({ conferencias, motivoDoFim, ...linha }) => {
    const { situacaoInstrutor, mesInicio, fim } = linha;
    const fimVinculo = fim === null ? null : { data: fim, motivo: motivoDoFim ?? '' };
    const dados = { situacaoInstrutor, mesInicio, fimVinculo, conferencias };
    return { ...linha, aguardandoConferencia: aguardandoConferencia(dados) };
  });
}

/** The stored years of these instructors: of one year, or of all. */
export async function lerFrequencias(
  db: Executor,
  instrutores: readonly number[],
  ano?: number,
): Promise<FrequenciaGuardada[]> {
  if (instrutores.length === 0) return [];
  return await db
    .select({
      instrutorId: frequencia.instrutorId,
      ano: frequencia.ano,
      versao: frequencia.versao,
      horasPorMes: sql<
        HorasDoMes[]
      >`(select coalesce(json_agg(json_build_object('mes', m.mes, 'horas', m.horas)
        order by m.mes), '[]') from frequencia_do_mes m
        where m.instrutor_id = frequencia.instrutor_id and m.ano = frequencia.ano)`,
    })
    .from(frequencia)
    .where(
      and(
        inArray(frequencia.instrutorId, [...instrutores]),
        ano === undefined ? undefined : eq(frequencia.ano, ano),
      ),
    )
    .orderBy(asc(frequencia.ano));
}

/** What a record is saved over. */
export interface Travada extends FrequenciaAtual {
  readonly versao: number;
}

/**
 * These instructors of the project, their rows locked in the order of their ids until the transaction ends: whoever
 * saves their hours or changes their situation waits (T-G13). Those of other projects are left out.
 */
export async function travarFrequencias(
  db: Executor,
  projetoId: number,
  ids: readonly number[],
): Promise<(instrutorId: number, ano: number) => Travada | null> {
  const travados =
    ids.length === 0
      ? []
      : await db
          .select({
            id: instrutor.id,
            nome: instrutor.nome,
            mesInicio: instrutor.mesInicio,
            fim: instrutor.fim,
            situacaoInstrutor: sql<SituacaoDoInstrutor>`${instrutor.situacao}`,
          })
          .from(instrutor)
          .where(and(eq(instrutor.projetoId, projetoId), inArray(instrutor.id, [...new Set(ids)])))
          .orderBy(asc(instrutor.id))
          .for('update');
  const guardadas = await lerFrequencias(
    db,
    travados.map(({ id }) => id),
  );
  return (instrutorId, ano) => {
    const quem = travados.find(({ id }) => id === instrutorId);
    if (quem === undefined) return null;
    const guardada = guardadas.find((f) => f.instrutorId === instrutorId && f.ano === ano);
    return { instrutor: quem, versao: guardada?.versao ?? 0, horasPorMes: guardada?.horasPorMes ?? [] };
  };
}

/** Stores these months of an instructor's year over what is there, and counts its version up by one. */
export async function salvarFrequencia(
  db: Executor,
  { instrutorId, ano, horasPorMes }: Omit<FrequenciaGuardada, 'versao'>,
  { autorId, agora }: { readonly autorId: number; readonly agora: Date },
): Promise<void> {
  await db
    .insert(frequencia)
    .values({ instrutorId, ano, autorId, atualizadoEm: agora })
    .onConflictDoUpdate({
      target: [frequencia.instrutorId, frequencia.ano],
      set: { versao: sql`${frequencia.versao} + 1`, autorId, atualizadoEm: agora },
    });
  const meses = horasPorMes.flatMap(({ mes, horas }) =>
    horas === null ? [] : [{ instrutorId, ano, mes, horas }],
  );
  if (meses.length === 0) return;
  await db
    .insert(frequenciaDoMes)
    .values(meses)
    .onConflictDoUpdate({
      target: [frequenciaDoMes.instrutorId, frequenciaDoMes.ano, frequenciaDoMes.mes],
      set: { horas: sql`excluded.horas` },
    });
}
