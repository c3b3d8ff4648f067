import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, QueryOf } from '@instrutoria/contract/route.ts';
import type { AnaliseDoRelatorio, EspecieDeRelatorio } from '@instrutoria/domain/relatorio/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { many, one, run, single } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { type Sql, sql, values, where } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.gerada.ts';
import { DIA_DA_DESISTENCIA } from '../projeto/encerramento-queries.ts';
import { versaoDaAtividade } from './atividade-repository.ts';
import { versaoDoCoordenador } from './coordenador-repository.ts';
import { versaoDasDisciplinas } from './disciplinas-repository.ts';

export interface QualRelatorio {
  readonly especie: EspecieDeRelatorio;
  readonly projeto: number;
  /** Only of ATIVIDADES. */
  readonly instrutor: number | null;
}

/** 0: not sent. */
export function versaoDoRelatorio(
  db: Executor,
  { especie, projeto, instrutor }: QualRelatorio,
): Promise<number> {
  if (especie === 'DISCIPLINAS') return versaoDasDisciplinas(db, projeto);
  return especie === 'ATIVIDADES' ? versaoDaAtividade(db, instrutor ?? 0) : versaoDoCoordenador(db, projeto);
}

/** What was answered to this version; null: nothing yet. */
export function analiseDaVersao(
  db: Executor,
  { especie, projeto, instrutor }: QualRelatorio,
  versao: number,
): Promise<AnaliseDoRelatorio | null> {
  return one(
    db,
    sql`
      select resultado, motivo, ate, ${iso(sql`em`)} as em, autor_id as "autorId" from analise_de_relatorio
      where projeto_id = ${projeto} and especie = ${especie} and instrutor_id is not distinct from ${instrutor}::int
        and versao = ${versao}
    `,
  );
}

export async function inserirAnalise(
  db: Executor,
  nova: Omit<NewRow<'analiseDeRelatorio'>, 'id'>,
): Promise<void> {
  await run(db, sql`insert into analise_de_relatorio ${values(nova)}`);
}

export async function instrutorEhDoProjeto(
  db: Executor,
  instrutor: number,
  projeto: number,
): Promise<boolean> {
  const achado = await one(
    db,
    sql`select id from instrutor where id = ${instrutor} and projeto_id = ${projeto}`,
  );
  return achado !== null;
}

/** All saved reports, each with the answer to its present version. */
const RECEBIDOS = sql`(
  select r.*, a.resultado, a.motivo, a.ate, a.em from (
    select 'DISCIPLINAS' as especie, projeto_id, null::int as instrutor_id, versao, atualizado_em from relatorio_disciplinas
    union all
    select 'ATIVIDADES', i.projeto_id, i.id, r.versao, r.atualizado_em
      from relatorio_atividade r join instrutor i on i.id = r.instrutor_id
    union all
    select 'COORDENADOR', projeto_id, null, versao, atualizado_em from relatorio_coordenador
  ) r
  left join analise_de_relatorio a on a.projeto_id = r.projeto_id and a.especie = r.especie
    and a.instrutor_id is not distinct from r.instrutor_id and a.versao = r.versao)`;

export function situacoesDoProjeto(
  db: Executor,
  projeto: number,
): Promise<AnswerOf<Api['lerSituacaoDosRelatorios']>> {
  return many(
    db,
    sql`
      select r.especie, case when i.id is null then null else json_build_object('id', i.id, 'nome', i.nome) end as instrutor,
        coalesce(r.resultado, 'ENVIADO') as situacao, r.motivo, r.ate, ${iso(sql`r.em`)} as "respondidoEm"
      from ${RECEBIDOS} r left join instrutor i on i.id = r.instrutor_id
      where r.projeto_id = ${projeto} order by r.especie, i.id
    `,
  );
}

/** Returned reports that were not sent again, for the table `p`. */
export const DEVOLVIDOS = sql`coalesce((
  select json_agg(json_build_object('especie', r.especie, 'ate', r.ate, 'instrutor',
      case when i.id is null then null else json_build_object('id', i.id, 'nome', i.nome) end) order by r.ate, i.id)
  from ${RECEBIDOS} r left join instrutor i on i.id = r.instrutor_id
  where r.projeto_id = p.id and r.resultado = 'DEVOLVIDO'), '[]')`;

/** How many reports of running calls wait for an answer, without the reader's own projects (D30). */
export async function contarPorAnalisar(db: Executor, leitor: number): Promise<number> {
  const { quantos } = await single<{ quantos: number }>(
    db,
    sql`
      select count(*)::int as quantos from ${RECEBIDOS} r
      join projeto p on p.id = r.projeto_id join edital e on e.id = p.edital_id
      where r.resultado is null and e.fase = 'resultado' and not ${participaDosProjetos(leitor)}
    `,
  );
  return quantos;
}

interface ListaDeRelatorios {
  readonly lista: QueryOf<Api['listarRelatorios']>;
  readonly leitor: number;
  readonly hoje: string;
  /** Calls whose reports are due: their window is over. */
  readonly vencidos: readonly number[];
  /** Projects for which an extension keeps the window open. */
  readonly prorrogados: readonly number[];
}

/** Reports that an approved project owes and did not send. */
const faltam = (vencidos: readonly number[], prorrogados: readonly number[]): Sql => sql`
  select d.especie, d.projeto_id, d.instrutor_id, 0 as versao, null::timestamptz as atualizado_em, null as resultado,
    null as motivo, null::date as ate, null::timestamptz as em
  from (
    select q.especie, p.id as projeto_id, null::int as instrutor_id
      from projeto p cross join (values ('DISCIPLINAS'), ('COORDENADOR')) q (especie)
    union all
    select 'ATIVIDADES', i.projeto_id, i.id from instrutor i where i.mes_inicio is not null and i.fim is null
  ) d
  join projeto p on p.id = d.projeto_id
  join projeto_aprovacao pa on pa.projeto_id = p.id and pa.situacao = 'APROVADO'
    and pa.remunerados_aprovados + pa.voluntarios_aprovados > 0
  where p.edital_id = any(${vencidos}::int[]) and p.id <> all(${prorrogados}::int[]) and ${DIA_DA_DESISTENCIA} is null
    and not exists (select from ${RECEBIDOS} r where r.projeto_id = d.projeto_id and r.especie = d.especie
      and r.instrutor_id is not distinct from d.instrutor_id)`;

const SITUACAO = sql`case when r.versao = 0 then 'FALTA' else coalesce(r.resultado, 'ENVIADO') end`;

export async function listarRelatorios(db: Executor, pedido: ListaDeRelatorios) {
  const { lista, leitor, hoje, vencidos, prorrogados } = pedido;
  const limites = limitesDaLista(lista);
  const atrasado = sql`(r.versao = 0 or coalesce(r.resultado = 'DEVOLVIDO' and r.ate < ${hoje}, false))`;
  const de = sql`
    from (select * from ${RECEBIDOS} s union all ${faltam(vencidos, prorrogados)}) r
    join projeto p on p.id = r.projeto_id
    join edital e on e.id = p.edital_id
    join professor c on c.id = p.coordenador_id
    left join instrutor i on i.id = r.instrutor_id
    ${where(
      sql`not ${participaDosProjetos(leitor)}`,
      lista.edital === undefined ? null : sql`p.edital_id = ${lista.edital}`,
      lista.situacao === undefined
        ? null
        : lista.situacao === 'ATRASADO'
          ? atrasado
          : sql`${SITUACAO} = ${lista.situacao}`,
      lista.busca === undefined
        ? null
        : semAcentos([sql`p.titulo`, sql`c.nome`, sql`coalesce(i.nome, '')`], lista.busca),
    )}`;
  const ordens = { enviadoEm: sql`r.atualizado_em`, projeto: sql`p.titulo collate "pt-BR-x-icu"` };
  const padrao = [sql`r.atualizado_em nulls last`, sql`p.id`, sql`r.especie`, sql`i.id`];
  const linhas = await many<AnswerOf<Api['listarRelatorios']>[number]>(
    db,
    sql`
      select r.especie, case when i.id is null then null else json_build_object('id', i.id, 'nome', i.nome) end as instrutor,
        ${SITUACAO} as situacao, ${atrasado} as atrasado, r.versao, r.motivo, r.ate,
        ${iso(sql`r.em`)} as "respondidoEm", ${iso(sql`r.atualizado_em`)} as "enviadoEm",
        json_build_object('id', p.id, 'titulo', p.titulo, 'coordenador', json_build_object('nome', c.nome)) as projeto,
        json_build_object('id', e.id, 'nome', e.nome) as edital
      ${de} order by ${ordenarPor(lista.ordem, ordens, padrao)}
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  return { linhas, total: await totalDaLista(linhas.length, limites, quantas(db, de)) };
}
