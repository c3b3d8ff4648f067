import type { LimitesDeEnvio, UsoDeEnvio } from '@instrutoria/domain/arquivo/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { lerConfiguracao } from '../../db/configuracao.ts';
import { arquivo, envioDoDia, envioReservado } from '../../db/schema.ts';
import { send } from '../../db/send.ts';
import { snapshotHeld } from '../../db/snapshot-lock.ts';
import type { Executor } from '../../db/transaction.ts';

/** Any fixed number: reservations are made one after the other, so that all see what the others took. */
const ENVIO_LOCK = 3_805_117_643;
/** No upload takes as long; what is older was left by a process that died. */
const RESERVA_MS = 10 * 60_000;
const DIA_MS = 24 * 3_600_000;

/** What is taken, as the reservation that is being made sees it. */
export interface Tomado {
  readonly limites: LimitesDeEnvio;
  readonly meu: UsoDeEnvio;
  /** All unclaimed files, and all that is on its way. */
  readonly naoUsados: number;
  readonly aCaminho: number;
}

/**
 * Unclaimed files, bundles' proofs that no project of their author names yet among them for a day; then what is on its
 * way. Null is whoever has no account.
 */
const tomado = `with solto as (
    select a.dono_id, a.tamanho from arquivo a where a.vinculo is null
    union all
    select a.dono_id, a.tamanho from arquivo a
      where a.tipo = 'comprovanteDisciplinas' and a.vinculo is not null and a.criado_em > $2
        and not exists (select from comprovante_de_disciplinas c join projeto p on p.comprovante_id = c.id
          where c.comprovante = a.referencia)),
  vindo as (select pessoa_id, bytes from envio_reservado where criado_em > $3)
  select (select coalesce(sum(tamanho), 0) from solto)::float8 as todos,
    (select coalesce(sum(tamanho) filter (where dono_id = $1), 0) from solto)::float8 as meus,
    (select coalesce(sum(bytes), 0) from vindo)::float8 as vindo,
    (select coalesce(sum(bytes) filter (where pessoa_id = $1), 0) from vindo)::float8 as "meuVindo",
    (select coalesce(sum(bytes), 0) from envio_do_dia where pessoa_id = $1 and dia = $4)::float8 as hoje`;

interface Linha extends Record<string, unknown> {
  readonly todos: number;
  readonly meus: number;
  readonly vindo: number;
  readonly meuVindo: number;
  readonly hoje: number;
}

/** Waits for its turn to reserve and answers what is taken; the turn ends with the transaction. */
export async function travarEnvios(db: Executor, pessoa: number | null, agora: Date): Promise<Tomado> {
  await send(db, 'select pg_advisory_xact_lock($1)', [ENVIO_LOCK]);
  const { envios, fuso } = await lerConfiguracao(db);
  const [umDiaAntes, vivasDesde] = [DIA_MS, RESERVA_MS].map((ms) => new Date(agora.getTime() - ms));
  const [linha] = await send<Linha>(db, tomado, [pessoa, umDiaAntes, vivasDesde, diaNoFuso(agora, fuso)]);
  if (linha === undefined) throw new Error('an aggregate gave no row');
  const { todos, meus, vindo, meuVindo, hoje } = linha;
  const meu = { naoUsados: meus + meuVindo, hoje: hoje + meuVindo };
  return { limites: envios, meu, naoUsados: todos, aCaminho: vindo };
}

/** Notes bytes that are on their way; answers the note's id. */
export async function reservarBytes(
  db: Executor,
  pessoa: number | null,
  bytes: number,
  agora: Date,
): Promise<number> {
  const [linha] = await db
    .insert(envioReservado)
    .values({ pessoaId: pessoa, bytes, criadoEm: agora })
    .returning({ id: envioReservado.id });
  if (linha === undefined) throw new Error('insert returned no row');
  return linha.id;
}

/** They have come, or will not come any more. */
export async function desfazerReserva(db: Executor, id: number): Promise<void> {
  await db.delete(envioReservado).where(eq(envioReservado.id, id));
}

/** Adds what was stored to the person's day, in the transaction that stores it. */
export async function somarAoDia(db: Executor, pessoa: number, bytes: number, agora: Date): Promise<void> {
  const { fuso } = await lerConfiguracao(db);
  await db
    .insert(envioDoDia)
    .values({ pessoaId: pessoa, dia: diaNoFuso(agora, fuso), bytes })
    .onConflictDoUpdate({
      target: [envioDoDia.pessoaId, envioDoDia.dia],
      set: { bytes: sql`${envioDoDia.bytes} + ${bytes}` },
    });
}

/** Forgets days that are over and notes that a dead process left. */
export async function esquecerEnvios(db: Executor, agora: Date): Promise<void> {
  const dia = new Date(agora.getTime() - 2 * DIA_MS).toISOString().slice(0, 10);
  await db.delete(envioDoDia).where(lt(envioDoDia.dia, dia));
  await db.delete(envioReservado).where(lt(envioReservado.criadoEm, new Date(agora.getTime() - RESERVA_MS)));
}

/** The unclaimed files of whoever has most of them (0 = those without an account), oldest first, above what `pessoa` would have. */
const doMaior = `with soma as (
    select coalesce(dono_id, 0) as quem, sum(tamanho) as total from arquivo where vinculo is null group by 1)
  select a.referencia, a.tamanho from arquivo a join (
    select quem from soma where quem <> $1 and total > $2 order by total desc, quem limit 1) m
    on m.quem = coalesce(a.dono_id, 0)
  where a.vinculo is null order by a.criado_em, a.referencia`;

/**
 * Makes room among the unclaimed files at the cost of whoever keeps most of them, and more than `pessoa` would: removes
 * the rows of his oldest and answers their references, null when that does not make room enough.
 */
export async function tirarDoMaior(
  db: Executor,
  pessoa: number | null,
  meus: number,
  faltam: number,
): Promise<readonly string[] | null> {
  if (await snapshotHeld(db)) return null;
  const linhas = await send<{ referencia: string; tamanho: number }>(db, doMaior, [pessoa ?? 0, meus]);
  const tirados: string[] = [];
  let livre = 0;
  for (const { referencia, tamanho } of linhas) {
    if (livre >= faltam) break;
    tirados.push(referencia);
    livre += tamanho;
  }
  if (livre < faltam) return null;
  await db.delete(arquivo).where(inArray(arquivo.referencia, tirados));
  return tirados;
}
