import type { Api } from '@instrutoria/contract/api.ts';
import type { QueryOf } from '@instrutoria/contract/route.ts';
import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { VistaDosProjetos } from '@instrutoria/domain/designacao/policies.ts';
import { atrasadasAte } from '@instrutoria/domain/designacao/rules/prazo.ts';
import type { AndamentoProcurado } from '@instrutoria/domain/designacao/types.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import type { EstadoDaHomologacao } from '@instrutoria/domain/homologacao/types.ts';
import { fimDoDia } from '@instrutoria/domain/kernel/datas.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { limitesDaLista, numeradas, quantas, totalDasLinhas } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { type Sql, sql, where } from '../../db/sql.ts';
import { DESIGNADA_EM, lembradoEm, PENDENTE_DESDE } from '../avaliacao/prazo-queries.ts';
import { estadoDoProjeto, podeTerAvaliador } from '../edital/homologacao-queries.ts';
import {
  AVALIADOR_IMPEDIDO,
  AVALIADOR_PARTICIPA,
  DEIXOU_DE_SER_AVALIADOR,
  FALTA_AVALIADOR,
  TEVE_RECUSA,
} from '../edital/impedimento-queries.ts';
import { TARDIA } from '../edital/tardia-queries.ts';
import { AVALIADOR_DECLAROU } from '../impedimento/queries.ts';

interface Pessoa {
  readonly id: number;
  readonly nome: string;
}

interface Projeto {
  readonly id: number;
  readonly titulo: string;
  readonly coordenador: Pessoa & { readonly unidade: string; readonly programa: string | null };
  readonly avaliacao: {
    readonly id: number;
    readonly versao: number;
    readonly avaliador: Pessoa | null;
    /** True: it needs several evaluators and one is missing, and the reader may know it. */
    readonly semUm: boolean;
    readonly aceito: boolean;
    readonly ja_foi_avaliado: boolean;
  } | null;
  /** Whether the person still is an evaluator; null without one, and for the reader's own projects. */
  readonly ehAvaliador: boolean | null;
  readonly participa: boolean;
  readonly declarou: boolean;
  /** When the evaluator was designated; null if they may no longer finish. */
  readonly designadaEm: Date | null;
  readonly lembradoHoje: boolean;
  /** null in a call without homologação. */
  readonly homologacao: EstadoDaHomologacao | null;
  /** Received after the deadline: how, in words; null for others. */
  readonly tardia: string | null;
}

/** Plain columns, because building a JSON object per row costs PostgreSQL more than finding the row. */
interface ProjetoLido
  extends Pick<Projeto, 'designadaEm' | 'homologacao' | 'id' | 'lembradoHoje' | 'tardia' | 'titulo'> {
  readonly coordenadorId: number;
  readonly coordenador: string;
  readonly unidade: string;
  readonly programa: string | null;
  readonly propria: boolean;
  readonly aprovacaoId: number | null;
  readonly versao: number;
  readonly avaliadorId: number | null;
  readonly avaliador: string | null;
  readonly aceito: boolean;
  readonly jaFoiAvaliado: boolean;
  readonly semDireito: boolean | null;
  readonly participa: boolean;
  readonly declarou: boolean;
  /** The number of rows on all pages. */
  readonly deTodas: number;
}

function avaliacaoDe(linha: ProjetoLido): Projeto['avaliacao'] {
  const { aprovacaoId, versao, propria, avaliadorId, avaliador, aceito, jaFoiAvaliado } = linha;
  if (aprovacaoId === null) return null;
  return {
    id: aprovacaoId,
    versao,
    semUm: !propria && avaliadorId === null,
    avaliador: propria || avaliadorId === null ? null : { id: avaliadorId, nome: avaliador ?? '' },
    aceito,
    ja_foi_avaliado: jaFoiAvaliado,
  };
}

function montar(linha: ProjetoLido): Projeto {
  const { id, titulo, coordenadorId, coordenador, unidade, programa, propria, semDireito } = linha;
  const { participa, declarou, designadaEm, lembradoHoje, homologacao, tardia } = linha;
  return {
    id,
    titulo,
    coordenador: { id: coordenadorId, nome: coordenador, unidade, programa },
    avaliacao: avaliacaoDe(linha),
    ehAvaliador: propria || semDireito === null ? null : !semDireito,
    participa,
    declarou,
    designadaEm,
    lembradoHoje,
    homologacao,
    tardia,
  };
}

interface ListaDeProjetos {
  readonly edital: Edital;
  readonly lista: QueryOf<Api['listarProjetosDoEdital']>;
  readonly leitorId: number;
  readonly vista: Exclude<VistaDosProjetos, 'nenhum'>;
  readonly fuso: string;
  /** 'yyyy-mm-dd' */
  readonly hoje: string;
}

/**
 * A project with an approval stays in its call; the condition is repeated, so that the approvals are found by
 * the call, too.
 */
const DE = sql`
  from projeto p left join projeto_aprovacao a on a.projeto_id = p.id and a.edital_id = p.edital_id`;

const IMPEDIDO = sql`exists (select from professor v where v.id = a.avaliador_id and ${AVALIADOR_IMPEDIDO})`;

/** An index finds the few people first, and then their projects. */
const coordenadoPor = (quais: Sql) => sql`p.coordenador_id in (select id from professor where ${quais})`;

/** Unfinished past its last day, with an evaluator who may still finish it (D47). */
function atrasada({ edital, hoje, fuso }: ListaDeProjetos): Sql {
  const ate = edital.fase === 'avaliacao' ? atrasadasAte(edital.prazoAvaliacao, hoje) : null;
  if (ate === null) return sql`false`;
  const passou = sql`not a.ja_foi_avaliado and ${DESIGNADA_EM} <= ${fimDoDia(ate, fuso)} and exists (
    select from professor v where v.id = a.avaliador_id and not ${DEIXOU_DE_SER_AVALIADOR})`;
  return sql`(${passou} or ${algumDeVarios(passou)})`;
}

/**
 * For a project with several evaluators (`a` is its approval): the same condition on any of their
 * assignments.
 */
function algumDeVarios(condicao: Sql): Sql {
  return sql`(a.avaliadores > 1
    and exists (select from designacao a where a.projeto_id = p.id and (${condicao})))`;
}

/** Who refused, who is late and which totals differ: only for the administration. */
const SO_PARA_TODOS: ReadonlySet<AndamentoProcurado> = new Set([
  'aDesignar',
  'recusou',
  'divergente',
  'atrasada',
]);

function noAndamento(pedido: ListaDeProjetos, procurado: AndamentoProcurado): Sql {
  if (pedido.vista !== 'todos' && SO_PARA_TODOS.has(procurado)) return sql`false`;
  switch (procurado) {
    case 'semAvaliador':
      return sql`(${FALTA_AVALIADOR} and ${podeTerAvaliador(sql`${pedido.edital.id}`)})`;
    case 'aDesignar':
      return sql`(${noAndamento(pedido, 'semAvaliador')} and not ${TEVE_RECUSA})`;
    case 'recusou':
      return sql`(${FALTA_AVALIADOR} and ${TEVE_RECUSA})`;
    case 'designada':
      return sql`(not a.ja_foi_avaliado and not a.aceito
        and (a.avaliadores = 1 or ${algumDeVarios(sql`not a.ja_foi_avaliado and not a.aceito`)}))`;
    case 'aceita':
      return sql`(not a.ja_foi_avaliado
        and (a.avaliadores = 1 and a.aceito or ${algumDeVarios(sql`not a.ja_foi_avaliado and a.aceito`)}))`;
    case 'divergente':
      return sql`a.divergente`;
    case 'concluida':
      return sql`a.ja_foi_avaliado`;
    case 'atrasada':
      return atrasada(pedido);
  }
}

/** Searches by number, title and coordinator. */
function achado(busca: string): Sql {
  const nome = coordenadoPor(semAcentos([sql`nome`], busca));
  const numero = /^\d{1,9}$/.test(busca.trim()) ? sql`p.id = ${Number(busca)}` : sql`false`;
  return sql`(${numero} or ${semAcentos([sql`p.titulo`], busca)} or ${nome})`;
}

/** The reader's filter over the visible rows: for their own projects as on the page of designations (D20). */
function filtroDe(pedido: ListaDeProjetos, propria: Sql): Sql {
  const { edital, lista, vista } = pedido;
  const { busca, unidade, programa, situacao, avaliador, impedimento } = lista;
  return where(
    sql`p.edital_id = ${edital.id}`,
    sql`not p.eh_rascunho`,
    sql`not p.aguardando_cronograma`,
    foiPublicado(edital) ? sql`(a.id is not null or not ${propria})` : sql`not ${propria}`,
    vista === 'designados' ? sql`a.id is not null` : null,
    busca === undefined || busca.trim() === '' ? null : achado(busca),
    unidade === undefined ? null : coordenadoPor(sql`unidade_id = ${unidade}`),
    programa === undefined ? null : coordenadoPor(sql`programa = ${programa}`),
    situacao === undefined ? null : noAndamento(pedido, situacao),
    avaliador === undefined
      ? null
      : sql`((a.avaliador_id = ${avaliador} or exists (select from designacao d
          where d.aprovacao_id = a.id and d.avaliador_id = ${avaliador})) and not ${propria})`,
    impedimento === undefined
      ? null
      : vista === 'todos'
        ? sql`(not ${propria} and (${IMPEDIDO} or a.avaliadores > 1
            and exists (select from encargo a where a.projeto_id = p.id and ${IMPEDIDO})))`
        : sql`false`,
  );
}

/** One page, of which only the page's rows are read with all columns. */
export async function listarProjetosDoEdital(db: Executor, pedido: ListaDeProjetos) {
  const { lista, leitorId, hoje } = pedido;
  const limites = limitesDaLista(lista);
  const propria = participaDosProjetos(leitorId);
  const filtro = filtroDe(pedido, propria);
  // Names are joined only where the list is sorted by them.
  const coordenador = sql`(select nome from professor where id = p.coordenador_id)`;
  const avaliador = sql`case when ${propria} then null else (select nome from professor where id = a.avaliador_id) end`;
  const unidade = sql`(select u.nome from professor c join unidade u on u.id = c.unidade_id where c.id = p.coordenador_id)`;
  const situacao = sql`case when a.id is null then 0 when a.ja_foi_avaliado then 3 when a.aceito then 2 else 1 end`;
  const ordens = {
    id: sql`p.id`,
    titulo: sql`p.titulo collate "pt-BR-x-icu"`,
    coordenador: sql`${coordenador} collate "pt-BR-x-icu"`,
    unidade: sql`${unidade} collate "pt-BR-x-icu"`,
    avaliador: sql`${avaliador} collate "pt-BR-x-icu"`,
    situacao,
  };
  const linhas = await many<ProjetoLido>(
    db,
    sql`
      with pagina as (
        ${numeradas(sql`
          select p.id, a.id as aprovacao_id, ${propria} as propria, count(*) over () as de_todas
          ${DE} ${filtro}
          order by ${ordenarPor(lista.ordem, ordens, [situacao, sql`p.id`])}
          limit ${limites.limit} offset ${limites.offset}`)}
      )
      select p.id, p.titulo, c.id as "coordenadorId", c.nome as coordenador, u.nome as unidade, c.programa,
        k.propria, k.de_todas as "deTodas", a.id as "aprovacaoId", a.versao, a.aceito,
        a.ja_foi_avaliado as "jaFoiAvaliado", a.avaliador_id as "avaliadorId", v.nome as avaliador,
        ${DEIXOU_DE_SER_AVALIADOR} as "semDireito", coalesce(${AVALIADOR_PARTICIPA}, false) as participa,
        not k.propria and ${AVALIADOR_DECLAROU} as declarou,
        ${PENDENTE_DESDE} as "designadaEm",
        ${lembradoEm(hoje)} as "lembradoHoje",
        ${estadoDoProjeto(sql`${pedido.edital.id}`)} as homologacao, ${TARDIA} as tardia
      from pagina k
      join projeto p on p.id = k.id
      join professor c on c.id = p.coordenador_id
      join unidade u on u.id = c.unidade_id
      left join projeto_aprovacao a on a.id = k.aprovacao_id
      left join professor v on v.id = a.avaliador_id
      order by k.n
    `,
  );
  const total = await totalDasLinhas(linhas, limites, quantas(db, sql`${DE} ${filtro}`));
  return { linhas: linhas.map(montar), total };
}
