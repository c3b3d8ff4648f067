import {
  type EstadoDaHomologacao,
  type HomologacaoGuardada,
  NUNCA_MARCADO,
} from '@instrutoria/domain/homologacao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, single } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';

// Defined here and not in homologacao, because designations and counts use it, and homologacao uses those.

/** Whether this call's rules ask for homologação. */
export function pedeHomologacao(edital: Sql): Sql {
  return sql`coalesce((select (r.regras ->> 'homologacao')::boolean from regras_do_edital r
    where r.edital_id = ${edital} order by r.versao desc limit 1), false)`;
}

const ESTADO = sql`coalesce((select h.estado from homologacao h where h.projeto_id = p.id), 'pendente')`;

/** The state of the project `p` of this call; null in a call without homologação. */
export function estadoDoProjeto(edital: Sql): Sql {
  return sql`case when ${pedeHomologacao(edital)} then ${ESTADO} end`;
}

/** For the project `p` of this call: it may have an evaluator. */
export function podeTerAvaliador(edital: Sql): Sql {
  return sql`(not ${pedeHomologacao(edital)} or exists (
    select from homologacao h where h.projeto_id = p.id and h.estado = 'homologado'))`;
}

/** For the project `p` of this call: it is assessed, or may be once it is marked. */
export function contaNaAvaliacao(edital: Sql): Sql {
  return sql`not (${pedeHomologacao(edital)} and exists (
    select from homologacao h where h.projeto_id = p.id and h.estado = 'naoHomologado'))`;
}

/** For the mark `h`: an appeal can still be made. */
const CABE_RECURSO = (hoje: string) => sql`(not h.recorreu and h.ate >= ${hoje}::date)`;

/** For the mark `h` (none: not marked) in a call with homologação: the decision waits for it. */
export function espera(hoje: string): Sql {
  return sql`(h.estado is null or h.estado in ('pendente', 'devolvido', 'reenviado', 'emRecurso')
    or h.estado = 'naoHomologado' and ${CABE_RECURSO(hoje)})`;
}

/** For the mark `h`: out of the call for good. */
export function deFora(hoje: string): Sql {
  return sql`coalesce(h.estado = 'naoHomologado' and not ${CABE_RECURSO(hoje)}, false)`;
}

/** For a project whose row the caller has locked; null in a call without homologação. */
export async function estadoNaHomologacao(
  db: Executor,
  projetoId: number,
): Promise<EstadoDaHomologacao | null> {
  const lido = await one<{ estado: EstadoDaHomologacao | null }>(
    db,
    sql`select ${estadoDoProjeto(sql`p.edital_id`)} as estado from projeto p where p.id = ${projetoId}`,
  );
  return lido?.estado ?? null;
}

interface HomologacaoLida extends HomologacaoGuardada {
  readonly versao: number;
}

/** A project that nobody has marked has version 1. */
export function lerHomologacao(db: Executor, projetoId: number): Promise<HomologacaoLida | null> {
  return one(
    db,
    sql`select versao, estado, secoes, motivo, ate, recorreu from homologacao where projeto_id = ${projetoId}`,
  );
}

/** The state of a project of this call, for any reader; null in a call without homologação. */
export async function lerNaHomologacao(
  db: Executor,
  editalId: number,
  projetoId: number,
): Promise<HomologacaoGuardada | null> {
  const { pede } = await single<{ pede: boolean }>(
    db,
    sql`select ${pedeHomologacao(sql`${editalId}`)} as pede`,
  );
  if (!pede) return null;
  return (await lerHomologacao(db, projetoId)) ?? NUNCA_MARCADO;
}

/** While a project of a call is marked, its submissions cannot be reopened and its homologação stays on. */
export async function temMarca(db: Executor, editalId: number): Promise<boolean> {
  const marcado = await one(
    db,
    sql`select h.projeto_id from homologacao h join projeto p on p.id = h.projeto_id
      where p.edital_id = ${editalId} and h.estado <> 'pendente' limit 1`,
  );
  return marcado !== null;
}

/** Of `h`: not marked, corrected, or returned with a last day that has passed. */
export const porHomologar = (
  hoje: string,
): Sql => sql`(h.estado is null or h.estado in ('pendente', 'reenviado')
  or h.estado = 'devolvido' and h.ate < ${hoje}::date)`;
