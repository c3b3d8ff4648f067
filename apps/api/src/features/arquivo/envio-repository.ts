import type { LimitesDeEnvio, UsoDeEnvio } from '@instrutoria/domain/arquivo/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DIA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, run, single } from '../../db/query.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { snapshotHeld } from '../../db/snapshot-lock.ts';
import { sql, values } from '../../db/sql.ts';

/** An arbitrary fixed number: one reservation at a time, so that each counts the others. */
const ENVIO_LOCK = 3_805_117_643;
/** No upload takes this long; older notes were left by processes that ended. */
const RESERVA_MS = 10 * 60_000;

export interface EspacoTomado {
  readonly limites: LimitesDeEnvio;
  readonly meu: UsoDeEnvio;
  readonly naoUsados: number;
  readonly aCaminho: number;
}

interface Bytes {
  readonly todos: number;
  readonly meus: number;
  readonly vindo: number;
  readonly meuVindo: number;
  readonly hoje: number;
}

/** Who sends: a teacher, a student, or nobody with an account. A teacher who has both sends as the teacher. */
export interface Remetente {
  readonly pessoa: number | null;
  readonly estudante: number | null;
}

/**
 * Unused files, including proofs of at most a day that no project of their author names; then running
 * uploads. null: no account.
 */
function lerBytes(db: Executor, { pessoa, estudante }: Remetente, agora: Date, dia: string): Promise<Bytes> {
  // Students have no unused files: each is the document of a vínculo at once.
  const meu = sql`pessoa_id = ${pessoa} or estudante_id = ${estudante}`;
  const umDiaAntes = new Date(agora.getTime() - DIA_MS);
  const vivasDesde = new Date(agora.getTime() - RESERVA_MS);
  return single(
    db,
    sql`
      with solto as (
        select a.dono_id, a.tamanho from arquivo a where a.vinculo is null
        union all
        select a.dono_id, a.tamanho from arquivo a
        where a.tipo = 'comprovanteDisciplinas' and a.vinculo is not null and a.criado_em > ${umDiaAntes}
          and not exists (
            select from comprovante_de_disciplinas c join projeto p on p.comprovante_id = c.id
            where c.comprovante = a.referencia
          )
      ),
      vindo as (select pessoa_id, estudante_id, bytes from envio_reservado where criado_em > ${vivasDesde})
      select
        (select coalesce(sum(tamanho), 0) from solto)::float8 as todos,
        (select coalesce(sum(tamanho) filter (where dono_id = ${pessoa}), 0) from solto)::float8 as meus,
        (select coalesce(sum(bytes), 0) from vindo)::float8 as vindo,
        (select coalesce(sum(bytes) filter (where ${meu}), 0) from vindo)::float8 as "meuVindo",
        (select coalesce(sum(bytes), 0) from (
          select bytes from envio_do_dia where pessoa_id = ${pessoa} and dia = ${dia}
          union all
          select bytes from envio_do_dia_do_estudante where estudante_id = ${estudante} and dia = ${dia}
        ) e)::float8 as hoje
    `,
  );
}

/** Takes the lock until the transaction ends. */
export async function travarEnvios(db: Executor, remetente: Remetente, agora: Date): Promise<EspacoTomado> {
  await run(db, sql`select pg_advisory_xact_lock(${ENVIO_LOCK})`);
  const { envios, fuso } = await lerConfiguracao(db);
  const { todos, meus, vindo, meuVindo, hoje } = await lerBytes(db, remetente, agora, diaNoFuso(agora, fuso));
  const meu = { naoUsados: meus + meuVindo, hoje: hoje + meuVindo };
  return { limites: envios, meu, naoUsados: todos, aCaminho: vindo };
}

export async function reservarBytes(
  db: Executor,
  { pessoa, estudante }: Remetente,
  bytes: number,
  agora: Date,
): Promise<number> {
  const reserva = values({ pessoaId: pessoa, estudanteId: estudante, bytes, criadoEm: agora });
  const { id } = await single<{ id: number }>(db, sql`insert into envio_reservado ${reserva} returning id`);
  return id;
}

export async function desfazerReserva(db: Executor, id: number): Promise<void> {
  await run(db, sql`delete from envio_reservado where id = ${id}`);
}

export async function somarAoDia(db: Executor, pessoa: number, bytes: number, agora: Date): Promise<void> {
  const { fuso } = await lerConfiguracao(db);
  await run(
    db,
    sql`
      insert into envio_do_dia ${values({ pessoaId: pessoa, dia: diaNoFuso(agora, fuso), bytes })}
      on conflict (pessoa_id, dia) do update set bytes = envio_do_dia.bytes + excluded.bytes
    `,
  );
}

export async function somarAoDiaDoEstudante(
  db: Executor,
  estudanteId: number,
  bytes: number,
  agora: Date,
): Promise<void> {
  const { fuso } = await lerConfiguracao(db);
  await run(
    db,
    sql`
      insert into envio_do_dia_do_estudante as e ${values({ estudanteId, dia: diaNoFuso(agora, fuso), bytes })}
      on conflict (estudante_id, dia) do update set bytes = e.bytes + excluded.bytes
    `,
  );
}

export async function esquecerEnvios(db: Executor, agora: Date): Promise<void> {
  const { fuso } = await lerConfiguracao(db);
  const dia = diaNoFuso(new Date(agora.getTime() - 2 * DIA_MS), fuso);
  const vivasDesde = new Date(agora.getTime() - RESERVA_MS);
  await run(db, sql`delete from envio_do_dia where dia < ${dia}`);
  await run(db, sql`delete from envio_do_dia_do_estudante where dia < ${dia}`);
  await run(db, sql`delete from envio_reservado where criado_em < ${vivasDesde}`);
}

/**
 * The unused files of the person who has most (0: without an account), oldest first, if that is more than
 * `pessoa` would have.
 */
function doMaior(db: Executor, pessoa: number, meus: number) {
  return many<{ referencia: string; tamanho: number }>(
    db,
    sql`
      with soma as (
        select coalesce(dono_id, 0) as quem, sum(tamanho) as total from arquivo where vinculo is null group by 1
      )
      select a.referencia, a.tamanho
      from arquivo a
      join (
        select quem from soma where quem <> ${pessoa} and total > ${meus} order by total desc, quem limit 1
      ) m on m.quem = coalesce(a.dono_id, 0)
      where a.vinculo is null
      order by a.criado_em, a.referencia
    `,
  );
}

/**
 * Deletes the oldest unused files of the person with more than `pessoa` would have; returns their references,
 * or null when that frees too little.
 */
export async function liberarEspacoDoMaior(
  db: Executor,
  pessoa: number | null,
  meus: number,
  faltam: number,
): Promise<readonly string[] | null> {
  if (await snapshotHeld(db)) return null;
  const tirados: string[] = [];
  let livre = 0;
  for (const { referencia, tamanho } of await doMaior(db, pessoa ?? 0, meus)) {
    if (livre >= faltam) break;
    tirados.push(referencia);
    livre += tamanho;
  }
  if (livre < faltam) return null;
  await run(db, sql`delete from arquivo where referencia = any(${tirados})`);
  return tirados;
}
