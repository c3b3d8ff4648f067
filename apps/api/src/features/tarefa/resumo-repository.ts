import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { JaDitas } from '@instrutoria/domain/tarefa/rules/resumo.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run, single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { foiLembradoDesde } from './lembrete-queries.ts';

export interface Destinatario {
  readonly id: number;
  readonly tipo: TipoDeUsuario;
  readonly nome: string;
  readonly email: string;
}

/**
 * Locks the week, so that one process handles a person at a time. Returns the last handled person; null once
 * done. An installation that never sent one has missed none and begins on a Monday.
 */
export async function segurarSemana(
  db: Executor,
  semana: string,
  { hoje, agora }: { readonly hoje: string; readonly agora: Date },
): Promise<number | null> {
  await run(
    db,
    sql`
      insert into resumo_semanal (semana, terminado_em)
      select ${semana}::date, case
        when ${hoje}::date > ${semana}::date and not exists (select from resumo_semanal)
        then ${agora}::timestamptz end
      on conflict do nothing
    `,
  );
  const { ate, terminadoEm } = await single<{ ate: number; terminadoEm: Date | null }>(
    db,
    sql`
      select ate, terminado_em as "terminadoEm" from resumo_semanal where semana = ${semana}::date
      for update
    `,
  );
  return terminadoEm === null ? ate : null;
}

/** The next person who wants it, with an open account and a confirmed address (D51). */
export function proximoDestinatario(
  db: Executor,
  depoisDe: number,
  { soConfirmados }: { readonly soConfirmados: boolean },
): Promise<Destinatario | null> {
  return one(
    db,
    sql`
      select id, tipo, nome, email from professor
      where id > ${depoisDe} and encerrado_em is null and recebe_resumo
        and (email_confirmado_em is not null or ${!soConfirmados})
      order by id
      limit 1
    `,
  );
}

/** Stores that this person was handled, with or without a mail. */
export async function avancarSemana(db: Executor, semana: string, ate: number): Promise<void> {
  await run(db, sql`update resumo_semanal set ate = greatest(ate, ${ate}) where semana = ${semana}::date`);
}

export async function terminarSemana(db: Executor, semana: string, agora: Date): Promise<void> {
  await run(db, sql`update resumo_semanal set terminado_em = ${agora} where semana = ${semana}::date`);
}

/** The tasks that mails since the beginning of the day named to this person (D44, D47). */
export async function jaDitasDesde(
  db: Executor,
  quem: number,
  { hoje, desde }: { readonly hoje: string; readonly desde: Date },
): Promise<JaDitas> {
  const ditas = await single<Omit<JaDitas, 'faltas'>>(
    db,
    sql`
      select exists (select from lembrete where avaliador_id = ${quem} and dia = ${hoje}::date) as avaliacoes,
        coalesce((
          select json_agg(a.projeto_id)
          from aviso_de_encerramento a join projeto p on p.id = a.projeto_id
          where p.coordenador_id = ${quem} and a.criado_em >= ${desde}
        ), '[]') as projetos
    `,
  );
  return { ...ditas, faltas: await foiLembradoDesde(db, quem, desde) };
}
