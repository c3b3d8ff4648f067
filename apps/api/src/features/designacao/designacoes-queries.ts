import type { Api } from '@instrutoria/contract/api.ts';
import type { QueryOf } from '@instrutoria/contract/route.ts';
import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import type { EstadoDaHomologacao } from '@instrutoria/domain/homologacao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { limitesDaLista, numeradas, quantas, totalDasLinhas } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { column, join, sql, where } from '../../db/sql.ts';
import { lembradoEm, PENDENTE_DESDE } from '../avaliacao/prazo-queries.ts';
import { estadoDoProjeto, podeTerAvaliador } from '../edital/homologacao-queries.ts';
import { DEIXOU_DE_SER_AVALIADOR, FALTA_AVALIADOR } from '../edital/impedimento-queries.ts';
import { TARDIA } from '../edital/tardia-queries.ts';
import { AVALIADOR_DECLAROU } from '../impedimento/queries.ts';

interface Pessoa {
  readonly id: number;
  readonly nome: string;
}

interface Designacao {
  readonly id: number;
  readonly titulo: string;
  readonly coordenador: Pessoa;
  readonly avaliacao: {
    readonly id: number;
    readonly versao: number;
    readonly avaliador: Pessoa | null;
    /** True: it needs several evaluators and one is missing, and the reader may know it. */
    readonly semUm: boolean;
    readonly avaliadorSemDireito: boolean;
    readonly avaliadorDeclarou: boolean;
    readonly comecada: boolean;
    readonly aceito: boolean;
    readonly ja_foi_avaliado: boolean;
  } | null;
  /** When the evaluator was designated; null if they may no longer finish. */
  readonly designadaEm: Date | null;
  readonly lembradoHoje: boolean;
  /** null in a call without homologação. */
  readonly homologacao: EstadoDaHomologacao | null;
  /** Received after the deadline: how, in words; null for others. */
  readonly tardia: string | null;
}

interface ListaDeDesignacoes {
  readonly edital: EditalGuardado;
  readonly lista: QueryOf<Api['listarDesignacoes']>;
  readonly leitorId: number;
  /** 'yyyy-mm-dd' */
  readonly hoje: string;
}

/** Plain columns, because building a JSON object per row costs PostgreSQL more than finding the row. */
interface DesignacaoLida
  extends Pick<Designacao, 'designadaEm' | 'homologacao' | 'id' | 'lembradoHoje' | 'tardia' | 'titulo'> {
  readonly coordenadorId: number;
  readonly coordenador: string;
  readonly propria: boolean;
  readonly aprovacaoId: number | null;
  readonly versao: number;
  readonly avaliadorId: number | null;
  readonly avaliador: string | null;
  readonly semDireito: boolean | null;
  readonly declarou: boolean;
  readonly comecada: boolean;
  readonly aceito: boolean;
  readonly jaFoiAvaliado: boolean;
  /** The number of rows on all pages. */
  readonly deTodas: number;
}

function avaliacaoDe(linha: DesignacaoLida): Designacao['avaliacao'] {
  const { aprovacaoId, versao, propria, avaliadorId, avaliador, aceito, jaFoiAvaliado } = linha;
  if (aprovacaoId === null) return null;
  return {
    id: aprovacaoId,
    versao,
    avaliador: propria || avaliadorId === null ? null : { id: avaliadorId, nome: avaliador ?? '' },
    semUm: !propria && avaliadorId === null,
    avaliadorSemDireito: !jaFoiAvaliado && linha.semDireito === true,
    avaliadorDeclarou: linha.declarou,
    comecada: linha.comecada,
    aceito,
    ja_foi_avaliado: jaFoiAvaliado,
  };
}

function montar(linha: DesignacaoLida): Designacao {
  const { id, titulo, coordenadorId, coordenador, designadaEm, lembradoHoje, homologacao, tardia } = linha;
  return {
    id,
    titulo,
    coordenador: { id: coordenadorId, nome: coordenador },
    avaliacao: avaliacaoDe(linha),
    designadaEm,
    lembradoHoje,
    homologacao,
    tardia,
  };
}

/** For the assignment `a`: its evaluator has saved scores or an opinion. */
export const COMECADA = sql`coalesce(
  a.notas is not null or num_nonnulls(${join(CRITERIOS.map((criterio) => column(criterio, 'a')))}) > 0 or a.parecer <> '',
  false)`;

/**
 * A project with an approval stays in its call; the condition is repeated, so that the approvals are found by
 * the call, too.
 */
const DE = sql`
  from projeto p left join projeto_aprovacao a on a.projeto_id = p.id and a.edital_id = p.edital_id`;

const ESTADOS = {
  semAvaliador: sql`(${FALTA_AVALIADOR} and ${podeTerAvaliador(sql`p.edital_id`)})`,
  pendente: sql`not a.ja_foi_avaliado`,
  avaliado: sql`a.ja_foi_avaliado`,
};

/** Projects without an evaluator first, in order of submission. */
const PADRAO = [sql`a.id is not null`, sql`case when a.id is null then p.submetido_em end`, sql`p.id`];

/**
 * One page, of which only the page's rows are read with all columns. The reader's own projects are left out
 * until publication, and have no evaluator after it (D20).
 */
export async function listarDesignacoes(db: Executor, { edital, lista, leitorId, hoje }: ListaDeDesignacoes) {
  const limites = limitesDaLista(lista);
  const propria = participaDosProjetos(leitorId);
  // Names are joined only where the list is sorted by them or searched.
  const coordenador = sql`(select nome from professor where id = p.coordenador_id)`;
  const avaliador = sql`case when ${propria} then null else (select nome from professor where id = a.avaliador_id) end`;
  const ordens = {
    id: sql`p.id`,
    titulo: sql`p.titulo collate "pt-BR-x-icu"`,
    coordenador: sql`${coordenador} collate "pt-BR-x-icu"`,
    avaliador: sql`${avaliador} collate "pt-BR-x-icu"`,
    avaliado: sql`a.ja_foi_avaliado`,
  };
  const filtro = where(
    sql`p.edital_id = ${edital.id}`,
    sql`not p.eh_rascunho`,
    sql`not p.aguardando_cronograma`,
    foiPublicado(edital) ? sql`(a.id is not null or not ${propria})` : sql`not ${propria}`,
    lista.projeto === undefined ? null : sql`p.id = ${lista.projeto}`,
    lista.estado === undefined ? null : ESTADOS[lista.estado],
    lista.busca === undefined ? null : semAcentos([sql`p.titulo`, coordenador, avaliador], lista.busca),
  );
  const linhas = await many<DesignacaoLida>(
    db,
    sql`
      with pagina as (
        ${numeradas(sql`
          select p.id, a.id as aprovacao_id, ${propria} as propria, count(*) over () as de_todas
          ${DE} ${filtro}
          order by ${ordenarPor(lista.ordem, ordens, PADRAO)}
          limit ${limites.limit} offset ${limites.offset}`)}
      )
      select p.id, p.titulo, c.id as "coordenadorId", c.nome as coordenador, k.propria, k.de_todas as "deTodas",
        a.id as "aprovacaoId", a.versao, a.aceito, a.ja_foi_avaliado as "jaFoiAvaliado",
        a.avaliador_id as "avaliadorId", v.nome as avaliador, ${DEIXOU_DE_SER_AVALIADOR} as "semDireito",
        not k.propria and ${AVALIADOR_DECLAROU} as declarou, not k.propria and ${COMECADA} as comecada,
        ${PENDENTE_DESDE} as "designadaEm",
        ${lembradoEm(hoje)} as "lembradoHoje",
        ${estadoDoProjeto(sql`${edital.id}`)} as homologacao, ${TARDIA} as tardia
      from pagina k
      join projeto p on p.id = k.id
      join professor c on c.id = p.coordenador_id
      left join projeto_aprovacao a on a.id = k.aprovacao_id
      left join professor v on v.id = a.avaliador_id
      order by k.n
    `,
  );
  const total = await totalDasLinhas(linhas, limites, quantas(db, sql`${DE} ${filtro}`));
  return { linhas: linhas.map(montar), total };
}
