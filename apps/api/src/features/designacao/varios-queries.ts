import type { NotasDadas } from '@instrutoria/domain/barema/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { lembradoEm } from '../avaliacao/prazo-queries.ts';
import { DEIXOU_DE_SER_AVALIADOR, FALTA_DESIGNAR } from '../edital/impedimento-queries.ts';
import { AVALIADOR_DECLAROU } from '../impedimento/queries.ts';
import { COMECADA } from './designacoes-queries.ts';

/** Whether a project with several evaluators has all that it needs; one without an approval has none. */
export async function temTodos(db: Executor, projetoId: number): Promise<boolean> {
  return (
    (await run(
      db,
      sql`select from projeto_aprovacao a where a.projeto_id = ${projetoId} and not ${FALTA_DESIGNAR}`,
    )) > 0
  );
}

/** Whether all have concluded, too far apart, and nothing was done about it. */
export async function ehDivergente(db: Executor, aprovacaoId: number): Promise<boolean> {
  return (
    (await run(db, sql`select from projeto_aprovacao a where a.id = ${aprovacaoId} and a.divergente`)) > 0
  );
}

/** Whether this person assesses the project, alone or among others. */
export async function avaliaOProjeto(db: Executor, projetoId: number, pessoaId: number): Promise<boolean> {
  return (
    (await run(
      db,
      sql`select from encargo a where a.projeto_id = ${projetoId} and a.avaliador_id = ${pessoaId}`,
    )) > 0
  );
}

/** The project's evaluators, in the order of designation. */
export async function avaliadoresDe(db: Executor, projetoId: number): Promise<number[]> {
  const deles = await many<{ avaliadorId: number }>(
    db,
    sql`select avaliador_id as "avaliadorId" from encargo where projeto_id = ${projetoId} order by criado_em, avaliador_id`,
  );
  return deles.map(({ avaliadorId }) => avaliadorId);
}

export interface EntreVarios {
  readonly avaliadores: {
    readonly id: number;
    readonly nome: string;
    readonly versao: number;
    readonly aceito: boolean;
    readonly ja_foi_avaliado: boolean;
    readonly declarou: boolean;
    /** Scores or an opinion are saved. */
    readonly comecada: boolean;
    /** Unfinished, and the evaluator lost the type (D30). */
    readonly semDireito: boolean;
    /** When the evaluator was designated; null if they may no longer finish. */
    readonly designadaEm: string | null;
    readonly lembradoHoje: boolean;
  }[];
  readonly exigidos: number;
  readonly divergente: boolean;
  /** The reason for keeping the combination although the totals are far apart. */
  readonly mantida: string | null;
}

/**
 * Those of these approvals that have several evaluators, in the order of designation; `hoje`: 'yyyy-mm-dd'.
 */
export async function entreVarios(
  db: Executor,
  aprovacoes: readonly number[],
  hoje: string,
): Promise<ReadonlyMap<number, EntreVarios>> {
  if (aprovacoes.length === 0) return new Map();
  const lidos = await many<EntreVarios & { readonly id: number }>(
    db,
    sql`
      select a.id, a.avaliadores as exigidos, a.divergente, a.combinacao_mantida as mantida,
        (select json_agg(json_build_object('id', v.id, 'nome', v.nome, 'versao', d.versao, 'aceito', d.aceito,
            'ja_foi_avaliado', d.ja_foi_avaliado, 'declarou', ${AVALIADOR_DECLAROU},
            'comecada', ${COMECADA},
            'semDireito', not d.ja_foi_avaliado and ${DEIXOU_DE_SER_AVALIADOR},
            'designadaEm', case when not d.ja_foi_avaliado and not ${DEIXOU_DE_SER_AVALIADOR}
              then ${iso(sql`coalesce(d.reaberto_em, d.substituido_em, d.criado_em)`)} end,
            'lembradoHoje', ${lembradoEm(hoje)})
            order by d.id)
          from designacao d
          join encargo a on a.id = d.aprovacao_id and a.avaliador_id = d.avaliador_id
          join projeto p on p.id = d.projeto_id
          join professor v on v.id = d.avaliador_id
          where d.aprovacao_id = z.id) as avaliadores
      from (select unnest(${aprovacoes}::int[]) as id) z
      join projeto_aprovacao a on a.id = z.id
      where a.avaliadores > 1
    `,
  );
  return new Map(lidos.map(({ id, ...resto }) => [id, resto]));
}

export interface AvaliacaoEntreVarias {
  readonly avaliador: { readonly id: number; readonly nome: string };
  readonly aceito: boolean;
  readonly ja_foi_avaliado: boolean;
  readonly notas: NotasDadas | null;
  readonly total: number | null;
  readonly parecer: string;
}

/** All assessments of a project, in the order of designation. */
export function avaliacoesDoProjeto(db: Executor, aprovacaoId: number): Promise<AvaliacaoEntreVarias[]> {
  return many(
    db,
    sql`
      select json_build_object('id', v.id, 'nome', v.nome) as avaliador, d.aceito, d.ja_foi_avaliado, d.notas,
        d.total, d.parecer
      from designacao d join professor v on v.id = d.avaliador_id
      where d.aprovacao_id = ${aprovacaoId} order by d.id
    `,
  );
}
