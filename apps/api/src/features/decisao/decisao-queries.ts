import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import { situacaoDaSecretaria } from '@instrutoria/domain/decisao/rules/situacao.ts';
import { vagasDadas } from '@instrutoria/domain/decisao/rules/vagas.ts';
import type { LimitesDasVagas, SituacaoExibida, Vagas } from '@instrutoria/domain/decisao/types.ts';
import type { Edital, EditalGuardado, Fase, TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import type { Situacao, VagasDadas } from '@instrutoria/domain/projeto/types.ts';
import type { DecididoEmReuniao } from '@instrutoria/domain/resultado/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { participa } from '../../db/participacao.ts';
import { many, single } from '../../db/query.ts';
import { join, type Sql, sql, where } from '../../db/sql.ts';
import { regrasEmVigor } from '../edital/regras-queries.ts';
import { DECIDIDO_EM_REUNIAO } from '../edital/reuniao-queries.ts';
import { foraDoEdital, TARDIA } from '../edital/tardia-queries.ts';
import { declarouImpedimento } from '../impedimento/queries.ts';
import { PONTOS_EM_SQL, QUALQUER_ORDEM_EM_SQL } from '../ranque/ranque-queries.ts';

/** id and versao are those of the approval. */
export interface LinhaDeDecisao extends Vagas {
  readonly id: number;
  readonly versao: number;
  readonly projeto_id: number;
  readonly titulo: string;
  readonly tipoProjeto: TipoDeProjeto;
  readonly edital: {
    readonly id: number;
    readonly nome: string;
    readonly fase: Fase;
    readonly limiteBolsas: number | null;
  };
  readonly pontuacaoFase1: number | null;
  readonly pontuacaoFase2: number | null;
  readonly total: number | null;
  readonly abaixoDoMinimo?: boolean | undefined;
  readonly situacao: Situacao;
  readonly situacaoExibida: SituacaoExibida;
  readonly vagas: VagasDadas;
  readonly coordenador: string;
  readonly coordenadorId: number;
  readonly unidade: string;
  /** The last meeting of the committee that decided it, and what it gave; absent where none did (D54). */
  readonly sessao?: (DecididoEmReuniao & { readonly id: number }) | undefined;
  /** Received after the deadline: how, in words (D64). */
  readonly tardia?: string | undefined;
}

/**
 * `sem`: the reader, from whom a meeting's decision is hidden on a project with a conflict that they declared
 * (E-SESSAO-3).
 */
const linhasDe = (sem: number | undefined) => sql`
  select projeto_aprovacao.id, projeto_aprovacao.versao, projeto_aprovacao.projeto_id,
    p.titulo, p.tipo_projeto as "tipoProjeto", ${PONTOS_EM_SQL}, chave_do_ranque as chave,
    abaixo_do_minimo as "abaixoDoMinimo", projeto_aprovacao.tsd_medio as "tsdMedio",
    projeto_aprovacao.submetido_em as "submetidoEm", p.remunerados, p.voluntarios, remunerados_aprovados,
    voluntarios_aprovados, situacao, c.id as "coordenadorId", c.nome as coordenador, u.nome as unidade,
    json_build_object('id', e.id, 'nome', e.nome, 'fase', e.fase, 'limiteBolsas', e.limite_bolsas) as edital,
    ${sem === undefined ? DECIDIDO_EM_REUNIAO : sql`case when not ${declarouImpedimento(sql`${sem}`)} then ${DECIDIDO_EM_REUNIAO} end`} as sessao,
    ${TARDIA} as tardia, e.inicio as "_inicio", e.id as "_edital"
  from projeto_aprovacao
  join projeto p on p.id = projeto_aprovacao.projeto_id
  join edital e on e.id = p.edital_id
  join professor c on c.id = p.coordenador_id
  join unidade u on u.id = c.unidade_id`;

const ORDENS = {
  titulo: sql`titulo collate "pt-BR-x-icu"`,
  projeto_id: sql`projeto_id`,
  total: sql`total`,
  pontuacaoFase1: sql`"pontuacaoFase1"`,
  pontuacaoFase2: sql`"pontuacaoFase2"`,
};
const PADRAO = [sql`"_inicio" desc`, sql`"_edital" desc`, QUALQUER_ORDEM_EM_SQL, sql`projeto_id`];

function filtro(editais: readonly Edital[], sem: number | undefined, busca: string | undefined): Sql {
  const padrao = `%${(busca ?? '').replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
  return where(
    sql`projeto_aprovacao.edital_id = any(${editais.map(({ id }) => id)})`,
    // Until publication nobody sees a project in which they take part (D20).
    sem === undefined ? null : sql`not ${participa(sql`${sem}`)}`,
    sql`not ${foraDoEdital(sql`p.id`)}`,
    busca ? sql`unaccent(p.titulo) ilike unaccent(${padrao})` : null,
  );
}

type DecisaoLida = Omit<
  LinhaDeDecisao,
  'abaixoDoMinimo' | 'sessao' | 'situacaoExibida' | 'tardia' | 'vagas'
> & {
  readonly tardia: string | null;
  readonly sessao: LinhaDeDecisao['sessao'] | null;
  readonly abaixoDoMinimo: boolean | null;
};

function comSituacao({ abaixoDoMinimo, sessao: reuniao, tardia, ...linha }: DecisaoLida): LinhaDeDecisao {
  return {
    ...linha,
    ...(reuniao ? { sessao: reuniao } : {}),
    ...(tardia === null ? {} : { tardia }),
    ...(abaixoDoMinimo === null ? {} : { abaixoDoMinimo }),
    situacaoExibida: situacaoDaSecretaria(linha, { ...linha, abaixoDoMinimo }),
    vagas: vagasDadas(linha),
  };
}

/** The decided projects by call, newest first, and by ranking. `editais` must not be empty. */
export async function listarDecididos(
  db: Executor,
  editais: readonly Edital[],
  { lista, sem }: { readonly lista: ListaQuery; readonly sem?: number | undefined },
): Promise<{ readonly linhas: LinhaDeDecisao[]; readonly total: number }> {
  const limites = limitesDaLista(lista);
  const onde = filtro(editais, sem, lista.busca);
  const linhas = await many<DecisaoLida>(
    db,
    sql`
      select * from (${linhasDe(sem)} ${onde}) l
      order by ${ordenarPor(lista.ordem, ORDENS, PADRAO)}
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  const total = await totalDaLista(
    linhas.length,
    limites,
    quantas(db, sql`from projeto_aprovacao join projeto p on p.id = projeto_id ${onde}`),
  );
  return { linhas: linhas.map(comSituacao), total };
}

/** `sem`: without the projects in which this person takes part. */
export async function todosDoEdital(
  db: Executor,
  edital: Edital,
  sem?: number | undefined,
): Promise<LinhaDeDecisao[]> {
  const linhas = await many<DecisaoLida>(
    db,
    sql`select * from (${linhasDe(sem)} ${filtro([edital], sem, undefined)}) l order by ${join(PADRAO)}`,
  );
  return linhas.map(comSituacao);
}

interface OndeSeDao {
  readonly editalId: number;
  readonly aprovacaoId: number;
  readonly devolveram: readonly number[];
}

/** The other projects' scholarships; places of closed projects count as free (D56). */
async function bolsasDosOutros(db: Executor, onde: OndeSeDao): Promise<number> {
  const { bolsas } = await single<{ bolsas: number }>(
    db,
    sql`
      select coalesce(sum(remunerados_aprovados), 0) as bolsas
      from projeto_aprovacao
      where edital_id = ${onde.editalId} and id <> ${onde.aprovacaoId}
        and projeto_id <> all(${onde.devolveram}::int[])
    `,
  );
  return bolsas;
}

/** The scholarships of other projects whose coordinators now are in the same unit. */
async function bolsasDaUnidade(db: Executor, onde: OndeSeDao): Promise<number> {
  const { bolsas } = await single<{ bolsas: number }>(
    db,
    sql`
      select coalesce(sum(a.remunerados_aprovados), 0) as bolsas
      from projeto_aprovacao esta
      join projeto este on este.id = esta.projeto_id
      join professor dono on dono.id = este.coordenador_id
      join projeto_aprovacao a on a.edital_id = esta.edital_id and a.id <> esta.id
      join projeto p on p.id = a.projeto_id
      join professor c on c.id = p.coordenador_id
        and coalesce(p.unidade_da_submissao_id, c.unidade_id) = coalesce(este.unidade_da_submissao_id, dono.unidade_id)
      where esta.id = ${onde.aprovacaoId} and p.id <> all(${onde.devolveram}::int[])
    `,
  );
  return bolsas;
}

/**
 * The places that the call can give to this project; the caller holds the lock on the call's row.
 * `encerrados`: the call's closed projects, which gave their places back; none before the result.
 */
export async function limitesDasVagas(
  db: Executor,
  { id, limiteBolsas }: Pick<EditalGuardado, 'id' | 'limiteBolsas'>,
  aprovacaoId: number,
  encerrados: ReadonlyMap<number, string> = new Map(),
): Promise<LimitesDasVagas> {
  const { bolsasPorUnidade: limite } = await regrasEmVigor(db, id);
  const onde = { editalId: id, aprovacaoId, devolveram: [...encerrados.keys()] };
  const deTodas = { limiteBolsas, bolsasDosOutros: await bolsasDosOutros(db, onde) };
  if (limite === null) return deTodas;
  return { ...deTodas, daUnidade: { limite, bolsasDosOutros: await bolsasDaUnidade(db, onde) } };
}

/** The scholarships of those of these projects that have an approval. */
export async function bolsasDosProjetos(
  db: Executor,
  projetos: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const linhas = await many<{ projeto_id: number; remunerados_aprovados: number }>(
    db,
    sql`
      select projeto_id, remunerados_aprovados from projeto_aprovacao
      where projeto_id = any(${projetos})
    `,
  );
  return new Map(linhas.map(({ projeto_id, remunerados_aprovados }) => [projeto_id, remunerados_aprovados]));
}
