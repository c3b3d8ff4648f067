import { notasDe } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { type AprovacaoGuardada, CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import type { Situacao } from '@instrutoria/domain/projeto/types.ts';
import { many, one, run, single } from '../../db/query.ts';
import { assignments, columns, json, sql, values } from '../../db/sql.ts';
import type { Executor } from '../../db/transaction.ts';

const APROVACAO = columns([
  'id',
  'versao',
  'projetoId',
  'avaliadorId',
  'aceito',
  'ja_foi_avaliado',
  ...CRITERIOS,
  'parecer',
  'remunerados_aprovados',
  'voluntarios_aprovados',
  'situacao',
]);

/** What the rules ask of the project of an approval. */
export interface ProjetoAvaliado {
  readonly id: number;
  readonly titulo: string;
  readonly tipoProjeto: TipoDeProjeto;
  readonly editalId: number | null;
}

/** The project of an approval, without a lock; null when there is no such approval. */
export function projetoAvaliado(db: Executor, aprovacaoId: number): Promise<ProjetoAvaliado | null> {
  return one(
    db,
    sql`
      select p.id, p.titulo, p.tipo_projeto as "tipoProjeto", p.edital_id as "editalId"
      from projeto_aprovacao a join projeto p on p.id = a.projeto_id
      where a.id = ${aprovacaoId}
    `,
  );
}

/** The approval with this id, its row locked until the transaction ends; null when there is none. */
export function travarAprovacao(db: Executor, id: number): Promise<AprovacaoGuardada | null> {
  return one(db, sql`select ${APROVACAO} from projeto_aprovacao where id = ${id} for update`);
}

/** The approval of a project, locked likewise. */
export function travarAprovacaoDoProjeto(db: Executor, projetoId: number): Promise<AprovacaoGuardada | null> {
  return one(db, sql`select ${APROVACAO} from projeto_aprovacao where projeto_id = ${projetoId} for update`);
}

/** Stores a new assignment; null when the project has one already (one evaluator per project, D15). */
export function inserirAprovacao(
  db: Executor,
  nova: Omit<AprovacaoGuardada, 'id' | 'versao'>,
  agora: Date,
): Promise<AprovacaoGuardada | null> {
  return one(
    db,
    sql`
      insert into projeto_aprovacao ${values({ ...nova, criadoEm: agora })}
      on conflict (projeto_id) do nothing
      returning ${APROVACAO}
    `,
  );
}

/** Stores a changed approval; the version goes up by one. `avaliadoEm` is set when it was finished just now. */
export function salvarAprovacao(
  db: Executor,
  depois: AprovacaoGuardada,
  instantes: { readonly avaliadoEm?: Date; readonly substituidoEm?: Date } = {},
): Promise<AprovacaoGuardada> {
  const { id, versao: _versao, ...dados } = depois;
  return single(
    db,
    sql`
      update projeto_aprovacao set ${assignments({ ...dados, ...instantes })}, versao = versao + 1
      where id = ${id}
      returning ${APROVACAO}
    `,
  );
}

/** Ends an assignment by refusal: the approval goes, its mark and reason stay (D15). */
export async function excluirPorRecusa(
  db: Executor,
  aprovacao: AprovacaoGuardada,
  motivo: string,
  agora: Date,
): Promise<void> {
  await run(db, sql`delete from projeto_aprovacao where id = ${aprovacao.id}`);
  const recusa = {
    aprovacaoId: aprovacao.id,
    projetoId: aprovacao.projetoId,
    avaliadorId: aprovacao.avaliadorId,
    motivo,
    recusadoEm: agora,
  };
  await run(db, sql`insert into recusa_de_avaliacao ${values(recusa)}`);
}

/** Keeps the scores as the evaluator gave them, before an appeal or a correction first changes them (D43). */
export async function guardarNotasDadas(db: Executor, antes: AprovacaoGuardada): Promise<void> {
  await run(
    db,
    sql`
      update projeto_aprovacao set notas_dadas = ${json(notasDe(antes))}
      where id = ${antes.id} and notas_dadas is null
    `,
  );
}

/** Stores one situation for all these approvals, whose versions go up by one (D20). */
export async function gravarSituacoes(
  db: Executor,
  ids: readonly number[],
  situacao: Situacao,
): Promise<void> {
  if (ids.length === 0) return;
  await run(
    db,
    sql`
      update projeto_aprovacao set situacao = ${situacao}, versao = versao + 1
      where id = any(${ids})
    `,
  );
}

/** Marks these evaluators as reminded on this day, those apart that were already; answers the newly marked. */
export async function marcarLembrados(
  db: Executor,
  avaliadores: readonly number[],
  dia: string,
  agora: Date,
): Promise<ReadonlySet<number>> {
  if (avaliadores.length === 0) return new Set();
  const lembrados = await many<{ avaliadorId: number }>(
    db,
    sql`
      insert into lembrete (avaliador_id, dia, criado_em)
      select id, ${dia}::date, ${agora}::timestamptz from unnest(${avaliadores}::int[]) as a (id)
      on conflict do nothing
      returning avaliador_id as "avaliadorId"
    `,
  );
  return new Set(lembrados.map(({ avaliadorId }) => avaliadorId));
}
