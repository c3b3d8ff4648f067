import { NOME_DAS_BOLSAS } from '@instrutoria/domain/recurso/rules/diminuicoes.ts';
import {
  type Anulado,
  type BolsasDoProjeto,
  type CriterioDaLista,
  type ListaDeSuplentes,
  REGRA_DA_LISTA,
  type RegraDaLista,
  type SuplenteFeito,
} from '@instrutoria/domain/suplente/rules/suplentes.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { regrasEmVigor } from '../edital/regras-queries.ts';

export interface SuplenteGuardado extends SuplenteFeito {
  readonly motivo: string | null;
  /** Scholarships that the project had before it was called. */
  readonly antes: number;
  readonly prazo: string | null;
  readonly aceitoEm: string | null;
  /** Somebody is registered in a place that the call-up gave. */
  readonly ocupado: boolean;
  /** The file with the coordinator's written refusal. */
  readonly recusa: string | null;
}

const FEITO = sql`projeto_id, numero, ato, bolsas, dia as em, motivo, antes, prazo, ${iso(sql`aceito_em`)} as "aceitoEm",
  recusa, (select count(*) from instrutor i where i.projeto_id = suplente.projeto_id and i.tipo_aluno = 'BOLSISTA'
    and i.encerrado_em is null) > antes as ocupado`;

export function suplentesFeitos(db: Executor, editalId: number): Promise<SuplenteGuardado[]> {
  return many(
    db,
    sql`
      select ${FEITO} from suplente
      where edital_id = ${editalId} order by numero
    `,
  );
}

interface Chamado extends SuplenteGuardado {
  readonly editalId: number;
}

/** Each turn, with whether somebody has a place that the call-up gave. */
export const CHAMADO = sql`select ${FEITO}, edital_id as "editalId" from suplente`;

/** The outcome of a project's turn; null while it has not come. */
export function vezDoProjeto(db: Executor, projetoId: number): Promise<Chamado | null> {
  return one(db, sql`${CHAMADO} where projeto_id = ${projetoId}`);
}

/** Call-ups whose last day lies before this one, without an answer or a registered instructor. */
export function chamadosVencidos(db: Executor, hoje: string): Promise<Chamado[]> {
  return many(
    db,
    sql`
      select * from (${CHAMADO} where ato = 'CHAMADO' and aceito_em is null and prazo < ${hoje}) c
      where not ocupado order by projeto_id
    `,
  );
}

/** The rule of a call's list: once published, the one it was published by; null without a list. */
export async function regraDaLista(db: Executor, editalId: number): Promise<RegraDaLista | null> {
  const { suplentes, suplentesParciais: parciais } = await regrasEmVigor(db, editalId);
  if (!suplentes) return null;
  const publicado = await one<{ criterio: CriterioDaLista | null }>(
    db,
    sql`select criterio_dos_suplentes as criterio from edital where id = ${editalId}`,
  );
  return { criterio: publicado?.criterio ?? REGRA_DA_LISTA.criterio, parciais };
}

export async function listaEmVigor(
  db: Executor,
  editalId: number,
): Promise<ListaDeSuplentes<SuplenteGuardado> | null> {
  const regra = await regraDaLista(db, editalId);
  return regra === null ? null : { regra, feitos: await suplentesFeitos(db, editalId) };
}

export interface VagasDoProjeto extends BolsasDoProjeto {
  readonly titulo: string;
  readonly pede: number;
}

/** The projects of a call that an annulment left with fewer scholarships. */
export async function anuladosDoEdital(
  db: Executor,
  editalId: number,
  fuso: string,
): Promise<ReadonlyMap<number, Anulado>> {
  const anulados = await many<Anulado & { readonly id: number }>(
    db,
    sql`
      select n.projeto_id as id, max((d.um ->> 'de')::int + coalesce(s.bolsas, 0)) as tinha,
        to_char(max(n.decidida_em) at time zone ${fuso}, 'YYYY-MM-DD') as em
      from anulacao n join projeto p on p.id = n.projeto_id
      cross join lateral jsonb_array_elements(n.diminui) as d(um)
      left join suplente s on s.projeto_id = n.projeto_id and s.criado_em > n.decidida_em
      where p.edital_id = ${editalId} and n.anula and d.um ->> 'nome' = ${NOME_DAS_BOLSAS}
      group by n.projeto_id
    `,
  );
  return new Map(anulados.map(({ id, ...um }) => [id, um]));
}

/**
 * The scholarships that each project of a call asked for and has, and the unit that counts for limits (D61).
 */
export function bolsasDeCada(db: Executor, editalId: number): Promise<VagasDoProjeto[]> {
  return many(
    db,
    sql`
      select p.id as projeto_id, p.titulo, p.remunerados as pede, a.remunerados_aprovados as recebe,
        coalesce(p.unidade_da_submissao_id, c.unidade_id) as "unidadeId"
      from projeto_aprovacao a
      join projeto p on p.id = a.projeto_id
      join professor c on c.id = p.coordenador_id
      where a.edital_id = ${editalId} order by p.id
    `,
  );
}
