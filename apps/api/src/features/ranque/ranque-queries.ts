import {
  CRITERIOS,
  CRITERIOS_FASE1,
  CRITERIOS_FASE2,
  type Criterio,
  type Pontuacoes,
} from '@instrutoria/domain/avaliacao/types.ts';
import { nomesDosDesempates } from '@instrutoria/domain/barema/rules/apurar.ts';
import { notaDe } from '@instrutoria/domain/barema/rules/criterios.ts';
import type { Apuracao, Barema, NotasDadas } from '@instrutoria/domain/barema/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { type CamposNoRanque, NO_RANQUE } from '@instrutoria/domain/projeto/campos.ts';
import { criterioQueDecide, ORDEM_DO_RANQUE } from '@instrutoria/domain/ranque/rules/ranque.ts';
import type { LinhaDoRanque } from '@instrutoria/domain/ranque/types.ts';
import { mapInPieces } from '../../db/in-pieces.ts';
import { participa } from '../../db/participacao.ts';
import { many, type Sender, single } from '../../db/query.ts';
import type { Snapshot } from '../../db/snapshot.ts';
import { column, columns, join, json, name, type Sql, sql, where } from '../../db/sql.ts';
import { foraDoEdital } from '../edital/tardia-queries.ts';
import { colunasDosCampos } from '../projeto/campos-queries.ts';

export interface NotasSimuladas extends Pontuacoes {
  readonly aprovacaoId: number;
  /** The result by the call's own barema. */
  readonly apurado?: Apuracao | null | undefined;
}

interface Limites {
  readonly limit: number;
  readonly offset: number;
}

export interface PedidoDeRanque {
  readonly editalId: number;
  readonly tipo: TipoDeProjeto;
  /** The call's own barema; null or absent where the spec's applies. */
  readonly barema?: Barema | null | undefined;
  readonly sobrescrito?: NotasSimuladas | undefined;
  /** Without projects in which this person takes part (D20). */
  readonly semOsDe?: number | undefined;
  /** The reader never sees the evaluators of their own projects. */
  readonly leitorId?: number | undefined;
  readonly limites?: Limites | undefined;
  /** With the unit, and what was asked and granted. */
  readonly comVagas?: boolean | undefined;
}

/** Position null: not yet evaluated. tsdMedio in %, submetidoEm ISO. */
export interface LinhaRanqueada extends Omit<LinhaDoRanque, 'notas'>, CamposNoRanque {
  readonly notas?: { criterio: string; nome: string; valor: number | null }[];
  readonly posicao: number | null;
  readonly coordenador: string;
  readonly pontuacaoFase2: number | null;
  readonly avaliador: { readonly id: number; readonly nome: string } | null;
  /** The criterion that put it after the previous row with the same total; null when there was none. */
  readonly desempate: string | null;
  readonly desempateCom: number | null;
  /** With `comVagas`. */
  readonly unidade?: string;
  readonly remunerados?: number;
  readonly voluntarios?: number;
  readonly remunerados_aprovados?: number | null;
  readonly voluntarios_aprovados?: number | null;
}

type LinhaLida = Omit<LinhaRanqueada, 'desempate' | 'desempateCom'>;

interface SoDaPlanilha {
  readonly unidade: string;
  /** All evaluators, in the order of designation; null for the reader's own projects. */
  readonly avaliadores: string | null;
  /** Another project has the same position. */
  readonly dividida: boolean;
  readonly remunerados: number;
  readonly voluntarios: number;
  readonly remunerados_aprovados: number;
  readonly voluntarios_aprovados: number;
}

export type LinhaDaPlanilha = LinhaRanqueada & SoDaPlanilha;

interface Crua extends Omit<LinhaLida, 'avaliador' | 'notas' | 'submetidoEm'> {
  readonly notas?: NotasDadas | null;
  /** null for a project with several evaluators. */
  readonly avaliador_id: number | null;
  readonly nomeDoAvaliador: string | null;
  readonly propria: boolean;
  readonly submetidoEm: Date;
}

type CruaDaPlanilha = Crua & SoDaPlanilha;

/** From the domain's table; the columns have the domain's names. */
export const ORDEM_EM_SQL = join(
  ORDEM_DO_RANQUE.map(({ campo, decrescente }) =>
    decrescente ? sql`${name(campo)} desc nulls last` : sql`${name(campo)} asc nulls last`,
  ),
);

/** By the key of the call's own barema, before the order of D18. */
const CHAVE_EM_SQL = sql`chave desc nulls last`;

function ordemDo({ barema }: PedidoDeRanque): Sql {
  return barema ? CHAVE_EM_SQL : ORDEM_EM_SQL;
}

/** For calls of both kinds. */
export const QUALQUER_ORDEM_EM_SQL = join([CHAVE_EM_SQL, ORDEM_EM_SQL]);

export const PONTOS_EM_SQL = sql`
  ${columns(CRITERIOS, 'projeto_aprovacao')}, pontuacao_fase1 as "pontuacaoFase1",
  pontuacao_fase2 as "pontuacaoFase2", total`;

const PROPRIAS_EM_SQL = sql`
  ${PONTOS_EM_SQL}, projeto_aprovacao.notas, chave_do_ranque as chave, abaixo_do_minimo as "abaixoDoMinimo"`;

function colunasProprias(sobrescrito: NotasSimuladas | undefined): Sql {
  if (sobrescrito === undefined) return PROPRIAS_EM_SQL;
  const { apurado, notas, aprovacaoId } = sobrescrito;
  const trocada = (valor: Sql, coluna: Sql, nome: Sql) => sql`
    case when projeto_aprovacao.id = ${aprovacaoId} then ${valor} else projeto_aprovacao.${coluna} end as ${nome}`;
  return sql`
    ${columns(CRITERIOS, 'projeto_aprovacao')}, ${trocada(sql`${json(notas ?? [])}::jsonb`, sql`notas`, sql`notas`)},
    ${trocada(sql`${apurado?.fase1 ?? null}::numeric`, sql`pontuacao_fase1`, sql`"pontuacaoFase1"`)},
    ${trocada(sql`${apurado?.fase2 ?? null}::numeric`, sql`pontuacao_fase2`, sql`"pontuacaoFase2"`)},
    ${trocada(sql`${apurado?.total ?? null}::numeric`, sql`total`, sql`total`)},
    ${trocada(sql`${apurado?.chave ?? null}::double precision[]`, sql`chave_do_ranque`, sql`chave`)},
    ${trocada(sql`${apurado?.abaixoDoMinimo ?? null}::boolean`, sql`abaixo_do_minimo`, sql`"abaixoDoMinimo"`)}`;
}

/** The scores of one approval can be replaced; the totals follow. */
function colunas(sobrescrito: NotasSimuladas | undefined, barema: Barema | null | undefined): Sql {
  if (barema) return colunasProprias(sobrescrito);
  if (sobrescrito === undefined) return PONTOS_EM_SQL;
  const trocada = (criterio: Criterio) => sql`
    case when projeto_aprovacao.id = ${sobrescrito.aprovacaoId} then ${sobrescrito[criterio]}::numeric(4, 1)
      else ${column(criterio, 'projeto_aprovacao')} end`;
  const soma = (criterios: readonly Criterio[]) => join(criterios.map(trocada), ' + ');
  const notas = join(CRITERIOS.map((criterio) => sql`${trocada(criterio)} as ${name(criterio)}`));
  const [fase1, fase2] = [soma(CRITERIOS_FASE1), soma(CRITERIOS_FASE2)];
  return sql`
    ${notas}, ${fase1} as "pontuacaoFase1", ${fase2} as "pontuacaoFase2",
    ${fase1} + coalesce(${fase2}, 0) as total`;
}

function filtro({ editalId, tipo, semOsDe }: PedidoDeRanque, mais: Sql | null = null): Sql {
  return where(
    sql`edital_id = ${editalId}`,
    sql`tipo_projeto = ${tipo}`,
    sql`not ${foraDoEdital(sql`projeto_id`)}`,
    // Reads the person's projects once, so that the index can still be used.
    semOsDe === undefined
      ? null
      : sql`projeto_id not in (
          select projeto_id from participante_do_projeto where professor_id = ${semOsDe})`,
    mais,
  );
}

const NADA_MAIS = sql``;

const COM_VAGAS = sql`,
    (select u.nome from unidade u where u.id = c.unidade_id) as unidade,
    p.remunerados, p.voluntarios, r.remunerados_aprovados, r.voluntarios_aprovados`;

/** Columns only for the spreadsheet. */
function maisDaPlanilha(leitorId = 0): Sql {
  return sql`${COM_VAGAS},
    case
      when ${participa(sql`${leitorId}`)} then null
      when r.avaliador_id is not null then v.nome
      else (
        select string_agg(um.nome, '; ' order by d.id)
        from designacao d join professor um on um.id = d.avaliador_id
        where d.projeto_id = r.projeto_id)
    end as avaliadores,
    r.posicao is not null and count(*) over (partition by r.posicao) > 1 as dividida`;
}

function comNomes(r: Sql, leitorId: number | undefined, mais: Sql): Sql {
  return sql`
    select r.*, ${colunasDosCampos(NO_RANQUE)}, c.nome as coordenador, v.nome as "nomeDoAvaliador",
      ${participa(sql`${leitorId ?? 0}`)} as propria ${mais}
    from (${r}) r
    join projeto p on p.id = r.projeto_id
    join professor c on c.id = p.coordenador_id
    left join professor v on v.id = r.avaliador_id
    order by r.posicao nulls last, r.projeto_id`;
}

const IDENTIDADE = sql`
  projeto_id, avaliador_id, ja_foi_avaliado, tsd_medio as "tsdMedio", submetido_em as "submetidoEm"`;
const VAGAS_DADAS = sql`, remunerados_aprovados, voluntarios_aprovados`;
const AVALIADOS = sql`ja_foi_avaliado`;
const POR_AVALIAR = sql`not ja_foi_avaliado`;

const TODAS = { limit: 2_147_483_647, offset: 0 };

function pagina(
  pedido: PedidoDeRanque,
  avaliados: boolean,
  { limit, offset }: Limites,
  mais = pedido.comVagas === true ? COM_VAGAS : NADA_MAIS,
): Sql {
  const base = sql`
    select ${IDENTIDADE}${mais === NADA_MAIS ? NADA_MAIS : VAGAS_DADAS}, ${colunas(pedido.sobrescrito, pedido.barema)}
    from projeto_aprovacao ${filtro(pedido, avaliados ? AVALIADOS : POR_AVALIAR)}`;
  const r = avaliados
    ? sql`
        select b.*, rank() over (order by ${ordemDo(pedido)}) as posicao from (${base}) b
        order by ${ordemDo(pedido)}, projeto_id`
    : sql`select b.*, null::int as posicao from (${base}) b order by projeto_id`;
  return comNomes(sql`${r} limit ${limit} offset ${offset}`, pedido.leitorId, mais);
}

function comNomeDoCriterio({ criterios }: Barema, notas: NotasDadas) {
  return criterios.map(({ codigo, nome }) => ({
    criterio: codigo,
    nome,
    valor: notaDe(notas, codigo)?.valor ?? null,
  }));
}

function lida<C extends Crua>(crua: C, barema: Barema | null | undefined) {
  const { avaliador_id, nomeDoAvaliador, propria, submetidoEm, notas, ...linha } = crua;
  return {
    ...linha,
    ...(barema ? { notas: comNomeDoCriterio(barema, notas ?? []) } : {}),
    submetidoEm: submetidoEm.toISOString(),
    avaliador: propria || avaliador_id === null ? null : { id: avaliador_id, nome: nomeDoAvaliador ?? '' },
  };
}

async function ler(
  db: Sender,
  pedido: PedidoDeRanque,
  avaliados: boolean,
  limites: Limites,
): Promise<LinhaLida[]> {
  return mapInPieces(await many<Crua>(db, pagina(pedido, avaliados, limites)), (crua) =>
    lida(crua, pedido.barema),
  );
}

async function contar(db: Sender, onde: Sql): Promise<number> {
  const { total } = await single<{ total: number }>(
    db,
    sql`select count(*) as total from projeto_aprovacao ${onde}`,
  );
  return total;
}

export function contarRanque(db: Sender, pedido: PedidoDeRanque): Promise<number> {
  return contar(db, filtro(pedido));
}

function comDesempate<L extends LinhaLida>(
  linha: L,
  anterior: LinhaLida | undefined,
  desempates: readonly string[],
): L & Pick<LinhaRanqueada, 'desempate' | 'desempateCom'> {
  const empatadas = anterior?.ja_foi_avaliado && linha.ja_foi_avaliado && anterior.total === linha.total;
  const desempate =
    anterior !== undefined && empatadas ? criterioQueDecide(anterior, linha, desempates) : null;
  return { ...linha, desempate, desempateCom: desempate === null ? null : (anterior?.projeto_id ?? null) };
}

/**
 * Ranked projects of one type (D18): positions 1, 1, 3; unevaluated ones last. A page reads only the rows up
 * to it, not the whole call; `sobrescrito` computes with other scores.
 */
export async function consultarRanque(db: Sender, pedido: PedidoDeRanque): Promise<LinhaRanqueada[]> {
  const { limit, offset } = pedido.limites ?? TODAS;
  // One more row in front, to explain the first one on the page.
  const antes = offset === 0 ? 0 : 1;
  const linhas = await ler(db, pedido, true, { limit: limit + antes, offset: offset - antes });
  const falta = limit + antes - linhas.length;
  if (falta > 0) {
    const avaliados =
      linhas.length > 0 ? offset - antes + linhas.length : await contar(db, filtro(pedido, AVALIADOS));
    const pulados = Math.max(0, offset - antes - avaliados);
    for (const linha of await ler(db, pedido, false, { limit: falta, offset: pulados })) linhas.push(linha);
  }
  const desempates = pedido.barema ? nomesDosDesempates(pedido.barema) : [];
  return (await mapInPieces(linhas, (linha, i) => comDesempate(linha, linhas[i - 1], desempates))).slice(
    antes,
  );
}

/** The whole ranking in the same order, read in pieces, with the spreadsheet's further columns. */
export async function abrirRanque(snapshot: Snapshot, pedido: PedidoDeRanque) {
  const quantas = await contarRanque(snapshot, pedido);
  const desempates = pedido.barema ? nomesDosDesempates(pedido.barema) : [];
  const mais = maisDaPlanilha(pedido.leitorId);
  const avaliados = await snapshot.cursor<CruaDaPlanilha>(pagina(pedido, true, TODAS, mais));
  let porAvaliar: (() => Promise<CruaDaPlanilha[]>) | null = null;
  let anterior: LinhaLida | undefined;
  const daPlanilha = (crua: CruaDaPlanilha): LinhaDaPlanilha => {
    const linha = comDesempate(lida(crua, pedido.barema), anterior, desempates);
    anterior = linha;
    return linha;
  };
  return {
    quantas,
    async proximas(): Promise<LinhaDaPlanilha[]> {
      const linhas = porAvaliar === null ? await avaliados() : [];
      if (linhas.length > 0) return linhas.map(daPlanilha);
      porAvaliar ??= await snapshot.cursor<CruaDaPlanilha>(pagina(pedido, false, TODAS, mais));
      return (await porAvaliar()).map(daPlanilha);
    },
  };
}

interface Mudanca {
  readonly projeto_id: number;
  readonly titulo: string;
  readonly de: number;
  readonly para: number;
}

/**
 * The projects that would change position with other scores for one approval, its own included. Only these
 * rows are read.
 */
export function consultarMudancas(
  db: Sender,
  pedido: PedidoDeRanque,
  sobrescrito: NotasSimuladas,
): Promise<Mudanca[]> {
  const posicoes = (com: NotasSimuladas | undefined) => sql`
    select id, projeto_id, rank() over (order by ${ordemDo(pedido)}) as posicao
    from (
      select projeto_aprovacao.id, ${IDENTIDADE}, ${colunas(com, pedido.barema)}
      from projeto_aprovacao ${filtro(pedido, AVALIADOS)}
    ) b`;
  return many(
    db,
    sql`
      select antes.projeto_id, p.titulo, antes.posicao as de, depois.posicao as para
      from (${posicoes(undefined)}) antes
      join (${posicoes(sobrescrito)}) depois on depois.id = antes.id
      join projeto p on p.id = antes.projeto_id
      where antes.posicao <> depois.posicao or antes.id = ${sobrescrito.aprovacaoId}
      order by depois.posicao, antes.projeto_id
    `,
  );
}
