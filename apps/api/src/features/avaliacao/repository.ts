import { notasDe } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { type AprovacaoGuardada, CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import type { EspecieDeImpedimento } from '@instrutoria/domain/impedimento/types.ts';
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

export interface ProjetoAvaliado {
  readonly id: number;
  readonly titulo: string;
  readonly tipoProjeto: TipoDeProjeto;
  readonly editalId: number | null;
}

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

export function travarAprovacao(db: Executor, id: number): Promise<AprovacaoGuardada | null> {
  return one(db, sql`select ${APROVACAO} from projeto_aprovacao where id = ${id} for update`);
}

export function travarAprovacaoDoProjeto(db: Executor, projetoId: number): Promise<AprovacaoGuardada | null> {
  return one(db, sql`select ${APROVACAO} from projeto_aprovacao where projeto_id = ${projetoId} for update`);
}

/** null when the project has one already (D15). */
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

export function salvarAprovacao(
  db: Executor,
  depois: AprovacaoGuardada,
  instantes: { readonly avaliadoEm?: Date | null; readonly substituidoEm?: Date } = {},
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

/** The approval is deleted; mark and reason stay (D15). */
export async function excluirPorRecusa(
  db: Executor,
  aprovacao: AprovacaoGuardada,
  { motivo, especie }: { readonly motivo: string; readonly especie: EspecieDeImpedimento | null },
  agora: Date,
): Promise<void> {
  await run(db, sql`delete from projeto_aprovacao where id = ${aprovacao.id}`);
  const recusa = {
    aprovacaoId: aprovacao.id,
    projetoId: aprovacao.projetoId,
    avaliadorId: aprovacao.avaliadorId,
    motivo,
    especie,
    recusadoEm: agora,
  };
  await run(db, sql`insert into recusa_de_avaliacao ${values(recusa)}`);
}

/** Before an appeal or a correction first changes them (D43). */
export async function guardarNotasDadas(db: Executor, antes: AprovacaoGuardada): Promise<void> {
  await run(
    db,
    sql`
      update projeto_aprovacao set notas_dadas = ${json(notasDe(antes))}
      where id = ${antes.id} and notas_dadas is null
    `,
  );
}

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
