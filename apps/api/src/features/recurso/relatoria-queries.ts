import type { Api } from '@instrutoria/contract/api.ts';
import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { AnswerOf, QueryOf } from '@instrutoria/contract/route.ts';
import { type LacosDeQuemJulga, porQueNaoJulga } from '@instrutoria/domain/avaliacao/policies.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import { podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { PESSOA_SEM_NOME } from '@instrutoria/domain/projeto/rules/projeto-sem-nomes.ts';
import { DECISAO_DO_RECURSO_DIAS } from '@instrutoria/domain/recurso/limits.ts';
import { contestaveis } from '@instrutoria/domain/recurso/rules/contestaveis.ts';
import {
  type CandidatoARelator,
  diasQueFaltam,
  impedimentoDoRelator,
  prazoDaDecisao,
  TIPOS_DE_RELATOR,
} from '@instrutoria/domain/recurso/rules/relatoria.ts';
import type { Minuta, RelatoriaGuardada } from '@instrutoria/domain/recurso/types.ts';
import type { EmRelatoria } from '@instrutoria/domain/tarefa/rules/avaliador.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { participaDe, participaDosProjetos } from '../../db/participacao.ts';
import { many, one, run } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { type Sql, sql, where } from '../../db/sql.ts';
import { baremaEmSql } from '../edital/barema-queries.ts';
import {
  avaliouOProjeto,
  declarouImpedimento,
  lacosEmJson,
  respondeuARecurso,
} from '../impedimento/queries.ts';
import { leSemNomes, nomeProcurado } from '../projeto/sem-nomes-queries.ts';
import { CONTRA_MUDANCA } from '../resultado/mudancas-queries.ts';
import { contrarrazoesCorrem } from './contrarrazoes-queries.ts';

/** Whether this call's appeals have a rapporteur. */
export function temRelatoria(edital: Sql): Sql {
  return sql`coalesce((select (g.regras ->> 'recursoComRelator')::boolean from regras_do_edital g
    where g.edital_id = ${edital} order by g.versao desc limit 1), false)`;
}

interface RelatoriaLida extends RelatoriaGuardada {
  readonly versao: number;
  readonly desde: string | null;
  readonly nome: string | null;
}

/** For an appeal without a rapporteur yet: version 1. */
export async function lerRelatoria(db: Executor, recursoId: number): Promise<RelatoriaLida> {
  const lida = await one<RelatoriaLida>(
    db,
    sql`
      select t.versao, t.estado, t.relator_id as "relatorId", ${iso(sql`t.desde`)} as desde, v.nome
      from relatoria t left join professor v on v.id = t.relator_id
      where t.recurso_id = ${recursoId}
    `,
  );
  return lida ?? { versao: 1, estado: 'semRelator', relatorId: null, desde: null, nome: null };
}

/** Whether the person is the rapporteur of an undecided appeal. */
export async function relataPendente(db: Executor, recursoId: number, pessoaId: number): Promise<boolean> {
  const relatorias = await run(
    db,
    sql`select from relatoria t join recurso r on r.id = t.recurso_id
      where t.recurso_id = ${recursoId} and t.relator_id = ${pessoaId} and r.status = 'PENDENTE'`,
  );
  return relatorias > 0;
}

interface MinutaLida {
  readonly versao: number;
  readonly autorId: number;
  readonly gravadaEm: string;
  readonly entregue: boolean;
  readonly conteudo: Minuta;
}

export function ultimaMinuta(db: Executor, recursoId: number): Promise<MinutaLida | null> {
  return one(
    db,
    sql`
      select versao, autor_id as "autorId", ${iso(sql`gravada_em`)} as "gravadaEm", entregue, conteudo
      from recurso_minuta where recurso_id = ${recursoId} order by versao desc limit 1
    `,
  );
}

const DE = sql`
  from recurso r
  join projeto_aprovacao a on a.id = r.aprovacao_id
  join projeto p on p.id = a.projeto_id
  join professor c on c.id = p.coordenador_id
  join edital e on e.id = p.edital_id
  left join relatoria t on t.recurso_id = r.id
  left join professor v on v.id = t.relator_id`;
const ESTADO = sql`coalesce(t.estado, 'semRelator')`;
const ORDENS = {
  prazo: sql`r.criado_em`,
  titulo: sql`p.titulo collate "pt-BR-x-icu"`,
  edital: sql`e.nome collate "pt-BR-x-icu"`,
  relator: sql`v.nome collate "pt-BR-x-icu"`,
};
/** Undecided ones first, by their last day. */
const PADRAO = [sql`r.status <> 'PENDENTE'`, sql`r.criado_em`, sql`r.id`];

type NaMesa = AnswerOf<Api['listarMesaDeRecursos']>[number];
type RecursoDistribuido = Omit<
  NaMesa,
  'contraMudanca' | 'contrarrazoesAte' | 'faltam' | 'impedimento' | 'nomesDosCriterios' | 'prazo'
> & {
  readonly contraMudanca: NaMesa['contraMudanca'] | null;
  readonly lacos: LacosDeQuemJulga;
  readonly contrarrazoesAte: string | null;
  /** null without an own barema, or where the whole result is contested. */
  readonly barema: Barema | null;
};

/** The criteria in the order of the call's own barema, with names. */
function criteriosDaMesa(criterios: readonly string[], barema: Barema | null) {
  if (barema === null) return { criterios: [...criterios] };
  // The type does not matter where the criteria are the call's own.
  const seus = contestaveis('TIPO II', barema).filter(({ codigo }) => criterios.includes(codigo));
  return {
    criterios: seus.map(({ codigo }) => codigo),
    nomesDosCriterios: seus.map(({ nome }) => nome),
  };
}

interface Leitor {
  readonly id: number;
  readonly tipo: TipoDeUsuario;
  readonly agora: Date;
  readonly fuso: string;
}

async function listar(db: Executor, filtro: Sql, lista: ListaQuery, leitor: Leitor) {
  const { agora, fuso, id } = leitor;
  const coordenador = podeSerDesignado(leitor)
    ? sql`case when ${leSemNomes(leitor)} then ${PESSOA_SEM_NOME.nome} else c.nome end`
    : sql`c.nome`;
  const limites = limitesDaLista(lista);
  const linhas = await many<RecursoDistribuido>(
    db,
    sql`
      select r.id, r.status, ${iso(sql`r.criado_em`)} as "criadoEm",
        json_build_object('id', p.id, 'titulo', p.titulo, 'coordenador', ${coordenador}) as projeto,
        json_build_object('id', e.id, 'nome', e.nome) as edital,
        coalesce((select json_agg(k.criterio order by k.criterio) from recurso_criterio k
          where k.recurso_id = r.id), '[]'::json) as criterios,
        case when exists (select from recurso_criterio k where k.recurso_id = r.id)
          then ${baremaEmSql(sql`p.edital_id`)} end as barema,
        case when ${contrarrazoesCorrem(diaNoFuso(agora, fuso))} then r.contrarrazoes_ate end as "contrarrazoesAte",
        ${CONTRA_MUDANCA} as "contraMudanca", ${ESTADO} as relatoria,
        case when v.id is not null then json_build_object('id', v.id, 'nome', v.nome) end as relator,
        ${lacosEmJson(sql`${id}`)} as lacos
      ${DE} ${filtro}
      order by ${ordenarPor(lista.ordem, ORDENS, PADRAO)}
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  const total = await totalDaLista(linhas.length, limites, quantas(db, sql`${DE} ${filtro}`));
  const hoje = diaNoFuso(agora, fuso);
  return {
    linhas: linhas.map(({ lacos, criterios, barema, contraMudanca, contrarrazoesAte, ...linha }): NaMesa => {
      const impedimento = porQueNaoJulga(lacos);
      const prazo = prazoDaDecisao(diaNoFuso(new Date(linha.criadoEm), fuso));
      const faltam = linha.status === 'PENDENTE' ? diasQueFaltam(prazo, hoje) : null;
      return {
        ...linha,
        ...criteriosDaMesa(criterios, barema),
        prazo,
        faltam,
        ...(contraMudanca === null ? {} : { contraMudanca }),
        ...(contrarrazoesAte === null ? {} : { contrarrazoesAte }),
        ...(impedimento === null ? {} : { impedimento }),
      };
    }),
    total,
  };
}

/** Filed before this day, an appeal is late. */
function atrasados({ agora, fuso }: Leitor): Sql {
  return sql`r.status = 'PENDENTE' and (r.criado_em at time zone ${fuso})::date + ${DECISAO_DO_RECURSO_DIAS}::int
    < ${diaNoFuso(agora, fuso)}::date`;
}

export function listarMesa(db: Executor, lista: QueryOf<Api['listarMesaDeRecursos']>, leitor: Leitor) {
  const { edital, relator, criterio, situacao, busca } = lista;
  const situacoes = {
    pendente: sql`r.status = 'PENDENTE'`,
    atrasado: atrasados(leitor),
    semRelator: sql`r.status = 'PENDENTE' and ${ESTADO} = 'semRelator'`,
    designada: sql`r.status = 'PENDENTE' and ${ESTADO} = 'designada'`,
    entregue: sql`r.status = 'PENDENTE' and ${ESTADO} = 'entregue'`,
    decidido: sql`r.status <> 'PENDENTE'`,
  };
  const filtro = where(
    sql`not ${participaDosProjetos(leitor.id)}`,
    edital === undefined ? null : sql`p.edital_id = ${edital}`,
    relator === undefined ? null : sql`t.relator_id = ${relator}`,
    criterio === undefined
      ? null
      : sql`exists (select from recurso_criterio q where q.recurso_id = r.id and q.criterio = ${criterio})`,
    situacao === undefined ? null : situacoes[situacao],
    busca === undefined || busca.trim() === '' ? null : achado(busca, leitor),
  );
  return listar(db, filtro, lista, leitor);
}

function achado(busca: string, leitor: Leitor): Sql {
  const numero = /^\d{1,9}$/.test(busca.trim())
    ? sql`r.id = ${Number(busca)} or p.id = ${Number(busca)}`
    : sql`false`;
  return sql`(${numero} or ${semAcentos([sql`p.titulo`, nomeProcurado(leitor), sql`coalesce(v.nome, '')`], busca)})`;
}

export function listarRelatorias(db: Executor, lista: ListaQuery, leitor: Leitor) {
  const { busca } = lista;
  const filtro = where(
    sql`t.relator_id = ${leitor.id}`,
    sql`not ${participaDosProjetos(leitor.id)}`,
    busca === undefined || busca.trim() === '' ? null : achado(busca, leitor),
  );
  return listar(db, filtro, lista, leitor);
}

type Candidato = AnswerOf<Api['listarRelatores']>[number];
interface CandidatoLido extends Omit<Candidato, 'impedimento'>, Omit<CandidatoARelator, 'tipo'> {}

const candidato = (projetoId: number) => sql`
  exists (select from projeto p where p.id = ${projetoId} and ${avaliouOProjeto(sql`v.id`)}) as avaliou,
  ${participaDe(sql`${projetoId}::int`, sql`v.id`)} as participa,
  exists (select from projeto p where p.id = ${projetoId} and ${declarouImpedimento(sql`v.id`)}) as declarou,
  exists (select from projeto p where p.id = ${projetoId} and ${respondeuARecurso(sql`v.id`)}) as respondeu`;

/**
 * The least busy first; people who may not be the rapporteur stay in the list, with the reason. The counts
 * must not reveal to readers the rapporteur of their own project (D20).
 */
export async function listarRelatores(db: Executor, projetoId: number, lista: ListaQuery, leitor: number) {
  const limites = limitesDaLista(lista);
  const filtro = sql`
    from professor v join unidade u on u.id = v.unidade_id
    cross join lateral (select count(*)::int as quantas from relatoria t join recurso r on r.id = t.recurso_id
      join projeto_aprovacao a on a.id = r.aprovacao_id join projeto p on p.id = a.projeto_id
      where t.relator_id = v.id and t.estado = 'designada' and r.status = 'PENDENTE'
        and not ${participaDosProjetos(leitor)}) q
    ${where(
      sql`v.tipo = any(${[...TIPOS_DE_RELATOR]})`,
      sql`v.encerrado_em is null`,
      lista.busca === undefined ? null : semAcentos([sql`v.nome`, sql`u.nome`], lista.busca),
    )}`;
  const ordens = { nome: sql`v.nome collate "pt-BR-x-icu"`, relatorias: sql`q.quantas` };
  const linhas = await many<CandidatoLido>(
    db,
    sql`
      select v.id, v.nome, v.tipo, u.nome as unidade, q.quantas as relatorias, ${candidato(projetoId)}
      ${filtro}
      order by ${ordenarPor(lista.ordem, ordens, [ordens.relatorias, ordens.nome, sql`v.id`])}
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  const total = await totalDaLista(linhas.length, limites, quantas(db, filtro));
  return {
    linhas: linhas.map(
      ({ avaliou, participa, declarou, respondeu, ...um }): Candidato => ({
        ...um,
        impedimento: impedimentoDoRelator({ tipo: um.tipo, avaliou, participa, declarou, respondeu }),
      }),
    ),
    total,
  };
}

/**
 * null for an unknown person, or a closed account. Locks the row, so that their type stays and a declaration
 * waits.
 */
export function segurarCandidato(
  db: Executor,
  projetoId: number,
  pessoaId: number,
): Promise<(CandidatoARelator & { readonly nome: string; readonly email: string }) | null> {
  return one(
    db,
    sql`
      select v.tipo, v.nome, v.email, ${candidato(projetoId)}
      from professor v where v.id = ${pessoaId} and v.encerrado_em is null for share of v
    `,
  );
}

/** For the appeal `r` to the result of the project `p`: the columns for a person's task list. */
export const recursoQueEspera = (fuso: string): Sql => sql`r.id as recurso,
  json_build_object('id', p.id, 'titulo', p.titulo) as projeto, p.edital_id as "editalId",
  to_char(r.criado_em at time zone ${fuso}, 'YYYY-MM-DD') as "solicitadoEm"`;

/** The undecided appeals that await this person's draft. */
export function relatoriasDaPessoa(db: Executor, pessoaId: number, fuso: string): Promise<EmRelatoria[]> {
  return many(
    db,
    sql`
      select ${recursoQueEspera(fuso)},
        to_char(t.desde at time zone ${fuso}, 'YYYY-MM-DD') as desde
      ${DE}
      where t.relator_id = ${pessoaId} and t.estado = 'designada' and r.status = 'PENDENTE'
        and not ${participaDosProjetos(pessoaId)}
      order by r.criado_em, r.id
    `,
  );
}
