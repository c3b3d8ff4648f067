import type { ContagemDoEdital } from '@instrutoria/domain/edital/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { deFora, espera, pedeHomologacao } from './homologacao-queries.ts';
import { ALGUM_IMPEDIDO, FALTA_AVALIADOR } from './impedimento-queries.ts';

const NADA: ContagemDoEdital = {
  projetos: 0,
  aguardandoCronograma: 0,
  naoDesignados: 0,
  naoAvaliados: 0,
  avaliadoresSemDireito: 0,
  acimaDoPedido: 0,
  bolsas: 0,
  recursosPendentes: 0,
};

/** The call's limit per unit; null: none. */
function bolsasPorUnidade(edital: Sql): Sql {
  return sql`(select (r.regras ->> 'bolsasPorUnidade')::integer from regras_do_edital r
    where r.edital_id = ${edital} order by r.versao desc limit 1)`;
}

/**
 * The last day on which some project of this call can contest a change of its place (D56), from `hoje` on.
 */
const mudancasDoEditalAte = (edital: Sql, hoje: string): Sql => sql`(
  select max(m.ate) from mudanca_contestavel m
  where m.edital_id = ${edital} and m.recurso_id is null and m.ate >= ${hoje})`;

interface ContagemLida
  extends Omit<Required<ContagemDoEdital>, 'divergentes' | 'mudancasAte' | 'unidadesAcima'> {
  readonly mudancasAte: string | null;
  readonly unidadesAcima: number | null;
  readonly divergentes: readonly number[] | null;
  readonly editalId: number;
  /** The call's rules ask for homologação. */
  readonly homologa: boolean;
}

/**
 * All counts of these calls in one statement. `semOsDe`: leaves out what this person may not know before
 * publication (D20); `semNomearOsDe`: counts their projects without naming them. `hoje` ('yyyy-mm-dd') ends
 * the days of an appeal against a homologação.
 */
export async function contarEditais(
  db: Executor,
  editais: readonly number[],
  hoje: string,
  semOsDe = 0,
  semNomearOsDe = semOsDe,
): Promise<ReadonlyMap<number, ContagemDoEdital>> {
  if (editais.length === 0) return new Map();
  const conta = sql`not p.eh_rascunho and not p.aguardando_cronograma`;
  const fica = sql`${conta} and not (l.homologa and ${deFora(hoje)})`;
  const linhas = await many<ContagemLida>(
    db,
    sql`
      with l as materialized (
        -- The rules of each call are read once, not for each of its projects.
        select e.id, ${pedeHomologacao(sql`e.id`)} as homologa, ${bolsasPorUnidade(sql`e.id`)} as por_unidade
        from edital e where e.id = any(${editais})
      )
      select p.edital_id as "editalId",
        l.homologa, count(*) filter (where ${fica}) as projetos,
        count(*) filter (where p.aguardando_cronograma) as "aguardandoCronograma",
        count(*) filter (
          where ${fica} and ${FALTA_AVALIADOR} and not o.eh and not (l.homologa and ${espera(hoje)})
        ) as "naoDesignados",
        count(*) filter (where l.homologa and ${conta} and not o.eh and ${espera(hoje)}) as "porHomologar",
        count(*) filter (where l.homologa and ${conta} and ${deFora(hoje)}) as "naoHomologados",
        count(*) filter (where ${conta} and a.id is not null and not a.ja_foi_avaliado) as "naoAvaliados",
        array_agg(p.id) filter (
          where ${conta} and a.divergente and not ${participaDosProjetos(semNomearOsDe)}
        ) as divergentes,
        count(*) filter (where ${conta} and ${ALGUM_IMPEDIDO}) as "avaliadoresSemDireito",
        count(*) filter (
          where a.remunerados_aprovados > p.remunerados or a.voluntarios_aprovados > p.voluntarios
        ) as "acimaDoPedido",
        coalesce(sum(a.remunerados_aprovados), 0) as bolsas,
        case when l.por_unidade is not null then (
          select count(*) from (
            select c.unidade_id
            from projeto_aprovacao a
            join projeto p on p.id = a.projeto_id
            join professor c on c.id = p.coordenador_id
            where a.edital_id = l.id and not ${participaDosProjetos(semOsDe)}
            group by c.unidade_id
            having sum(a.remunerados_aprovados) > l.por_unidade
          ) acima
        ) end as "unidadesAcima",
        (select count(*)
          from recurso r
          join projeto_aprovacao ra on ra.id = r.aprovacao_id
          join projeto rp on rp.id = ra.projeto_id
          where rp.edital_id = p.edital_id and r.status = 'PENDENTE') as "recursosPendentes",
        ${mudancasDoEditalAte(sql`l.id`, hoje)} as "mudancasAte"
      from l
      join projeto p on p.edital_id = l.id
      left join homologacao h on h.projeto_id = p.id
      cross join lateral (
        select ${participaDosProjetos(semOsDe)} as eh
      ) o
      -- OFFSET 0: read together, not one by one for each project.
      left join (
        select * from projeto_aprovacao where edital_id in (select id from l) offset 0
      ) a on a.projeto_id = p.id and not o.eh
      left join professor v on v.id = a.avaliador_id
      group by p.edital_id, l.id, l.homologa, l.por_unidade
    `,
  );
  return new Map(editais.map((id) => [id, semId(linhas.find(({ editalId }) => editalId === id)) ?? NADA]));
}

function semId(linha: ContagemLida | undefined): ContagemDoEdital | undefined {
  if (linha === undefined) return undefined;
  const {
    editalId: _editalId,
    homologa,
    porHomologar,
    naoHomologados,
    divergentes,
    unidadesAcima,
    mudancasAte,
    ...contagem
  } = linha;
  return {
    ...contagem,
    ...(homologa ? { porHomologar, naoHomologados } : {}),
    ...(unidadesAcima === null ? {} : { unidadesAcima }),
    ...(mudancasAte === null ? {} : { mudancasAte }),
    ...(divergentes === null ? {} : { divergentes: divergentes.toSorted((a, b) => a - b) }),
  };
}

export async function contarEdital(
  db: Executor,
  editalId: number,
  hoje: string,
  semOsDe = 0,
  semNomearOsDe = semOsDe,
): Promise<ContagemDoEdital> {
  return (await contarEditais(db, [editalId], hoje, semOsDe, semNomearOsDe)).get(editalId) ?? NADA;
}
