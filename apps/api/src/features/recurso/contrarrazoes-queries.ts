import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { contestaveis } from '@instrutoria/domain/recurso/rules/contestaveis.ts';
import type { JanelaDasContrarrazoes } from '@instrutoria/domain/recurso/rules/contrarrazoes.ts';
import { aindaResponde, correm, porQueNaoResponde } from '@instrutoria/domain/recurso/rules/contrarrazoes.ts';
import type { CriterioContestado, StatusDoRecurso } from '@instrutoria/domain/recurso/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { ehVice, participa, participaDe } from '../../db/participacao.ts';
import { many, one, single } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { baremaEmSql } from '../edital/barema-queries.ts';
import { DIA_DA_DESISTENCIA, diaDaDesistencia } from '../projeto/encerramento-queries.ts';
import { CONTRA_MUDANCA } from '../resultado/mudancas-queries.ts';

/** For the answer `k`: it is still awaited. A project with a desistência is no longer asked (D61). */
const FALTA = sql`(k.enviada_em is null and ${diaDaDesistencia(sql`k.projeto_id`)} is null)`;

/** For the appeal `r`: others can still answer it; `correm` of the domain is the same rule for one appeal. */
export const contrarrazoesCorrem = (
  hoje: string,
): Sql => sql`(r.status = 'PENDENTE' and r.contrarrazoes_ate >= ${hoje}::date
  and exists (select from contrarrazao k where k.recurso_id = r.id and ${FALTA}))`;

/**
 * For the project `p`, the last day of each appeal that it has not answered, except appeals of this person's
 * own projects.
 */
export const contrarrazoesPorEnviar = (pessoa: Sql): Sql => sql`(
  select coalesce(json_agg(kr.contrarrazoes_ate order by kr.id), '[]') from contrarrazao k
  join recurso kr on kr.id = k.recurso_id and kr.status = 'PENDENTE'
  join projeto_aprovacao ka on ka.id = kr.aprovacao_id
  where k.projeto_id = p.id and ${FALTA}
    and not ${participaDe(sql`ka.projeto_id`, pessoa)})`;

/** The period for answers, for callers that hold the lock on the appeal. */
export function janelaDasContrarrazoes(db: Executor, recursoId: number): Promise<JanelaDasContrarrazoes> {
  return single(
    db,
    sql`select contrarrazoes_ate as ate, (select count(*) from contrarrazao k
      where k.recurso_id = r.id and ${FALTA})::int as faltam from recurso r where r.id = ${recursoId}`,
  );
}

/** A project that can be asked about an appeal, and its coordinator. */
export interface ProjetoOuvido {
  readonly id: number;
  readonly titulo: string;
  readonly coordenadorId: number;
}

/**
 * Those of these projects that another project's appeal concerns, except those whose coordinator takes part
 * in the appellant, and those with a desistência.
 */
export function projetosAOuvir(
  db: Executor,
  recorrente: number,
  projetos: readonly number[],
): Promise<ProjetoOuvido[]> {
  return many(
    db,
    sql`
      select p.id, p.titulo, p.coordenador_id as "coordenadorId" from projeto p
      where p.id = any(${[...projetos]}) and p.id <> ${recorrente}
        and not ${participaDe(sql`${recorrente}`, sql`p.coordenador_id`)}
        and ${DIA_DA_DESISTENCIA} is null
      order by p.id
    `,
  );
}

/**
 * The projects that answered an appeal, with the recipients of its decision: the coordinator, and the vice
 * who wrote the answer. Never a person who takes part in the project that appealed.
 */
export function projetosQueResponderam(db: Executor, recursoId: number): Promise<ProjetoQueRespondeu[]> {
  return many(
    db,
    sql`
      select p.id, p.titulo, v.id as "pessoaId"
      from contrarrazao k join recurso r on r.id = k.recurso_id join projeto_aprovacao a on a.id = r.aprovacao_id
      join projeto p on p.id = k.projeto_id
      join professor v on v.id = p.coordenador_id or v.id = k.autor_id and ${ehVice(sql`v.id`)}
      where k.recurso_id = ${recursoId} and k.enviada_em is not null
        and not ${participaDe(sql`a.projeto_id`, sql`v.id`)}
      order by p.id, v.id
    `,
  );
}

interface ProjetoQueRespondeu {
  readonly id: number;
  readonly titulo: string;
  readonly pessoaId: number;
}

interface AResponder {
  readonly ate: string;
  readonly enviadaEm: string | null;
  readonly recorrente: number;
}

/**
 * The open question to a project about an appeal; null where there is none. The caller holds the lock on the
 * appeal.
 */
export function aResponder(db: Executor, recursoId: number, projetoId: number): Promise<AResponder | null> {
  return one(
    db,
    sql`
      select r.contrarrazoes_ate as ate, ${iso(sql`k.enviada_em`)} as "enviadaEm", a.projeto_id as recorrente
      from contrarrazao k join recurso r on r.id = k.recurso_id join projeto_aprovacao a on a.id = r.aprovacao_id
      where k.recurso_id = ${recursoId} and k.projeto_id = ${projetoId}
        and (k.enviada_em is not null or ${FALTA})
    `,
  );
}

type DoOutro = AnswerOf<Api['listarRecursosDosOutros']>[number];
interface RecursoLido extends Omit<DoOutro, 'contraMudanca' | 'criterios' | 'podeResponder'> {
  readonly contraMudanca: DoOutro['contraMudanca'] | null;
  readonly ate: string;
  readonly criterios: readonly Pick<CriterioContestado, 'criterio' | 'mensagem'>[];
  readonly tipo: TipoDeProjeto;
  readonly barema: Barema | null;
}

/** Appeals that await an answer, and those that the project answered. */
const VISIVEL = sql`(k.enviada_em is not null or r.status = 'PENDENTE' and ${FALTA})`;

/**
 * The appeals of others that a project was asked to answer, those still open first: what they contest and
 * why, without names, attachments or scores; about a place only what the published versions show (D56).
 * Without those of the reader's own projects.
 */
export async function listarRecursosDosOutros(
  db: Executor,
  projetoId: number,
  leitor: { readonly id: number; readonly hoje: string },
): Promise<DoOutro[]> {
  const lidos = await many<RecursoLido>(
    db,
    sql`
      select r.id, json_build_object('id', p.id, 'titulo', p.titulo) as projeto, r.status, r.mensagem,
        ${iso(sql`r.criado_em`)} as "criadoEm", r.contrarrazoes_ate as ate, k.texto, ${iso(sql`k.enviada_em`)} as "enviadaEm", p.tipo_projeto as tipo,
        ${CONTRA_MUDANCA} as "contraMudanca",
        ${baremaEmSql(sql`p.edital_id`)} as barema,
        coalesce((select json_agg(json_build_object('criterio', c.criterio, 'mensagem', c.mensagem))
          from recurso_criterio c where c.recurso_id = r.id), '[]'::json) as criterios
      from contrarrazao k join recurso r on r.id = k.recurso_id
      join projeto_aprovacao a on a.id = r.aprovacao_id join projeto p on p.id = a.projeto_id
      where k.projeto_id = ${projetoId} and ${VISIVEL} and not ${participa(sql`${leitor.id}`)}
      order by r.status <> 'PENDENTE', k.enviada_em is not null, r.id
    `,
  );
  return lidos.map(({ tipo, barema, criterios, contraMudanca, ...um }) => ({
    ...um,
    ...(contraMudanca === null ? {} : { contraMudanca }),
    criterios: contestaveis(tipo, barema).flatMap(({ codigo, nome }) =>
      criterios.flatMap(({ criterio, mensagem }) => (criterio === codigo ? [{ nome, mensagem }] : [])),
    ),
    podeResponder: porQueNaoResponde(um, leitor.hoje) === null,
  }));
}

type Recebida = AnswerOf<Api['lerContrarrazoes']>[number];

/** The answers to an appeal, in the order of arrival. */
export function contrarrazoesRecebidas(db: Executor, recursoId: number): Promise<Recebida[]> {
  return many(
    db,
    sql`
      select json_build_object('id', p.id, 'titulo', p.titulo) as projeto, k.texto, ${iso(sql`k.enviada_em`)} as "enviadaEm"
      from contrarrazao k join projeto p on p.id = k.projeto_id
      where k.recurso_id = ${recursoId} and k.enviada_em is not null
      order by k.enviada_em, p.id
    `,
  );
}

/** For the answer `k`: it is awaited from a project in which this person takes part. */
const FALTA_A = (pessoa: Sql): Sql => sql`(${FALTA} and ${participaDe(sql`k.projeto_id`, pessoa)})`;

/** Whether this person takes part in a project that may still answer the appeal (D56). */
export async function aindaRespondeA(
  db: Executor,
  recursoId: number,
  { id, hoje }: { readonly id: number; readonly hoje: string },
): Promise<boolean> {
  const fatos = await single<Parameters<typeof aindaResponde>[0]>(
    db,
    sql`select r.status, r.contrarrazoes_ate as ate, exists (select from contrarrazao k
      where k.recurso_id = r.id and ${FALTA_A(sql`${id}`)}) as "faltaASua" from recurso r where r.id = ${recursoId}`,
  );
  return aindaResponde(fatos, hoje);
}

/** For the appeal `r` and this reader; null where nobody was asked. */
export const contrarrazoesEmJson = (
  leitor: Sql,
): Sql => sql`case when r.contrarrazoes_ate is not null then (select json_build_object(
  'ate', r.contrarrazoes_ate, 'faltam', count(*) filter (where ${FALTA}), 'recebidas', count(k.enviada_em),
  'faltaASua', coalesce(bool_or(${FALTA_A(leitor)}), false))
  from contrarrazao k where k.recurso_id = r.id) end`;

export interface ContrarrazoesDoRecurso extends JanelaDasContrarrazoes {
  readonly ate: string;
  readonly recebidas: number;
  /** A project in which the reader takes part was asked and has not answered. */
  readonly faltaASua: boolean;
}

/** Hides the number of answers, and whether all have come, from a reader who may not read them. */
export function contrarrazoesPara(
  { recebidas, faltaASua, ...janela }: ContrarrazoesDoRecurso,
  { hoje, status, julga, le }: LeitorDasContrarrazoes,
) {
  const depoisDaSua = julga && aindaResponde({ ate: janela.ate, faltaASua, status }, hoje);
  const mostra = le && !depoisDaSua;
  const dita = mostra ? janela : { ...janela, faltam: 1 };
  return {
    ate: janela.ate,
    correm: status === 'PENDENTE' && correm(dita, hoje),
    ...(mostra ? { recebidas } : {}),
    ...(depoisDaSua ? ({ depoisDaSua: true } as const) : {}),
  };
}

interface LeitorDasContrarrazoes {
  readonly hoje: string;
  readonly status: StatusDoRecurso;
  /** Whether the reader may decide the appeal, or is its rapporteur. */
  readonly julga: boolean;
  /** Whether the reader may see the answers now; the judges may earlier than the appellant. */
  readonly le: boolean;
}
