import { PALAVRAS_CHAVE } from '@instrutoria/domain/projeto/campos.ts';
import type { Assuntos } from '@instrutoria/domain/sorteio/rules/afinidade.ts';
import type { AvaliadorNoSorteio } from '@instrutoria/domain/sorteio/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { MEMBROS, participaDosProjetos } from '../../db/participacao.ts';
import { many, single } from '../../db/query.ts';
import { column, join, type Sql, sql } from '../../db/sql.ts';
import { areasEm } from '../edital/area-queries.ts';
import { podeTerAvaliador } from '../edital/homologacao-queries.ts';
import { FALTA_AVALIADOR, LUGARES_VAGOS } from '../edital/impedimento-queries.ts';
import { ALCANCA, declarouImpedimento } from '../impedimento/queries.ts';

export interface ParaSortear {
  readonly id: number;
  readonly coordenador: number;
  readonly unidade: number;
  readonly palavrasChave: readonly string[];
  readonly unidades: readonly number[];
  readonly areas: readonly string[];
  /** The present evaluators of a project with some of several, and how many it lacks; else null. */
  readonly tem: readonly number[] | null;
  readonly faltam: number | null;
}

/** An evaluator who can be drawn; `carga` counts this call's projects without the reader's own (D20). */
export type AvaliadorDoEdital = AvaliadorNoSorteio & Assuntos;

const SUBMETIDO = sql`not p.eh_rascunho and not p.aguardando_cronograma`;

/** For the project `p`: the reader may not designate in it when they take part (D20, D30). */
function alheioA(leitorId: number): Sql {
  return sql`not ${participaDosProjetos(leitorId)} and not ${declarouImpedimento(sql`${leitorId}::integer`)}`;
}

const DE = sql`projeto p left join projeto_aprovacao a on a.projeto_id = p.id`;

/** For a project `p` and its approval `a`: it has no evaluator, or fewer than it needs. */
function semAvaliador(editalId: number, leitorId: number): Sql {
  return sql`p.edital_id = ${editalId} and ${SUBMETIDO} and ${alheioA(leitorId)}
    and ${FALTA_AVALIADOR}
    and ${podeTerAvaliador(sql`${editalId}`)}`;
}

const PALAVRAS = sql`array[${join(PALAVRAS_CHAVE.map((palavra) => column(palavra, 'p')))}]`;

/** A call's projects that lack evaluators, in the order of their numbers. */
export function projetosParaSortear(
  db: Executor,
  editalId: number,
  leitorId: number,
): Promise<ParaSortear[]> {
  return many(
    db,
    sql`
      select p.id, p.coordenador_id as coordenador, c.unidade_id as unidade, ${PALAVRAS} as "palavrasChave",
        array_remove(array[p.area], null) as areas,
        coalesce((select array_agg(distinct d.unidade_oferta_id)
          from comprovante_disciplina cd join disciplina d on d.id = cd.disciplina_id
          where cd.comprovante_id = p.comprovante_id), '{}') as unidades,
        case when a.id is not null then array(select d.avaliador_id from designacao d
          where d.aprovacao_id = a.id order by d.avaliador_id) end as tem,
        case when a.id is not null then ${LUGARES_VAGOS}::integer end as faltam
      from ${DE} join professor c on c.id = p.coordenador_id
      where ${semAvaliador(editalId, leitorId)}
      order by p.id
    `,
  );
}

/**
 * How many projects wait, how many of them have no evaluator yet, the places that the others lack, and how
 * many of the call's projects are left to another administrator, designated or not.
 */
export function contarParaSortear(db: Executor, editalId: number, leitorId: number) {
  return single<{ projetos: number; semNenhum: number; lugares: number; fora: number }>(
    db,
    sql`
      select count(*) filter (where ${semAvaliador(editalId, leitorId)}) as projetos,
        count(*) filter (where a.id is null and ${semAvaliador(editalId, leitorId)}) as "semNenhum",
        coalesce(sum(${LUGARES_VAGOS}) filter (where ${semAvaliador(editalId, leitorId)}), 0)::integer as lugares,
        count(*) filter (where not (${alheioA(leitorId)})) as fora
      from ${DE} where p.edital_id = ${editalId} and ${SUBMETIDO}
    `,
  );
}

/**
 * With the keywords of everything that they submitted to any call, and the areas that they had declared when
 * this one closed.
 */
export function avaliadoresDoEdital(
  db: Executor,
  editalId: number,
  leitorId: number,
  fechamento: Date,
): Promise<AvaliadorDoEdital[]> {
  return many(
    db,
    sql`
      select v.id, v.unidade_id as unidade, array[v.unidade_id] as unidades, ${areasEm(sql`v.id`, fechamento)} as areas,
        coalesce(c.carga, 0)::integer as carga, coalesce(k.palavras, '{}') as "palavrasChave"
      from professor v
      left join (select a.avaliador_id, count(*) as carga from encargo a join projeto p on p.id = a.projeto_id
        where a.edital_id = ${editalId} and not ${participaDosProjetos(leitorId)}
        group by a.avaliador_id) c on c.avaliador_id = v.id
      left join (select m.pessoa_id, array_agg(distinct w.palavra order by w.palavra) as palavras
        from ${MEMBROS} m join projeto p on p.id = m.projeto_id, unnest(${PALAVRAS}) as w(palavra)
        where not ${participaDosProjetos(leitorId)}
        group by m.pessoa_id) k on k.pessoa_id = v.id
      where v.tipo = 'avaliador' and v.encerrado_em is null
      order by v.id
    `,
  );
}

interface Par {
  readonly projeto: number;
  readonly avaliador: number;
}
export type Pares = ReadonlyMap<number, readonly number[]>;

async function pares(db: Executor, consulta: Sql): Promise<Pares> {
  const linhas = await many<Par>(
    db,
    sql`select distinct x.projeto, x.avaliador from (${consulta}) x order by x.projeto, x.avaliador`,
  );
  const porProjeto = Map.groupBy(linhas, ({ projeto }) => projeto);
  return new Map([...porProjeto].map(([projeto, dele]) => [projeto, dele.map(({ avaliador }) => avaliador)]));
}

/** The evaluators who may not get a project, and those who better should not, by project; one query each. */
export async function relacoesDosProjetos(
  db: Executor,
  editalId: number,
  projetos: readonly number[],
  leitorId: number,
) {
  const anteriores = sql`(select a.id from edital a, edital e where e.id = ${editalId} and (a.inicio, a.id) < (e.inicio, e.id)
    order by a.inicio desc, a.id desc limit 2)`;
  const participam = await pares(
    db,
    sql`select m.projeto_id as projeto, m.pessoa_id as avaliador from ${MEMBROS} m where m.projeto_id = any(${projetos})`,
  );
  const declararam = await pares(
    db,
    sql`select p.id as projeto, i.declarante_id as avaliador from projeto p join impedimento i on ${ALCANCA}
        where p.id = any(${projetos})
      union all
      select r.projeto_id, r.avaliador_id from recusa_de_avaliacao r
        where r.projeto_id = any(${projetos}) and r.especie is not null`,
  );
  const recusaram = await pares(
    db,
    sql`select r.projeto_id as projeto, r.avaliador_id as avaliador from recusa_de_avaliacao r
      where r.projeto_id = any(${projetos})`,
  );
  const repetem = await pares(
    db,
    sql`select k.id as projeto, a.avaliador_id as avaliador
      from projeto k join projeto p on p.coordenador_id = k.coordenador_id
      join encargo a on a.projeto_id = p.id
      where k.id = any(${projetos}) and p.edital_id in ${anteriores} and not ${participaDosProjetos(leitorId)}`,
  );
  const reciprocos = await pares(
    db,
    sql`select k.id as projeto, m.pessoa_id as avaliador
      from projeto k join encargo a on a.avaliador_id = k.coordenador_id
      join projeto p on p.id = a.projeto_id join ${MEMBROS} m on m.projeto_id = p.id
      where k.id = any(${projetos}) and not ${participaDosProjetos(leitorId)}`,
  );
  return { participam, declararam, recusaram, repetem, reciprocos };
}
