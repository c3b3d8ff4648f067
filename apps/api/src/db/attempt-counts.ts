import type { Executor } from './connection/transaction.ts';
import { run, single } from './query.ts';
import { columns, sql } from './sql.ts';

export interface Contagem {
  readonly contagem: number;
  readonly inicio: Date;
  readonly bloqueadoAte: Date | null;
}

const CONTAGEM = columns(['contagem', 'inicio', 'bloqueadoAte'], 'limite');

/** Counts in one statement; starts anew `janelaMs` after the first count. */
export function contar(db: Executor, chave: string, agora: Date, janelaMs: number): Promise<Contagem> {
  const vencida = sql`limite.inicio <= ${new Date(agora.getTime() - janelaMs)}`;
  return single(
    db,
    sql`
      insert into limite (chave, contagem, inicio) values (${chave}, 1, ${agora})
      on conflict (chave) do update set
        contagem = case when ${vencida} then 1 else limite.contagem + 1 end,
        inicio = case when ${vencida} then excluded.inicio else limite.inicio end,
        bloqueado_ate = case when ${vencida} then null else limite.bloqueado_ate end
      returning ${CONTAGEM}
    `,
  );
}

/**
 * Creates the counter if missing, and locks it until the transaction ends, so that simultaneous attempts run
 * one after another.
 */
export function travarContagem(db: Executor, chave: string, agora: Date): Promise<Contagem> {
  return single(
    db,
    sql`
      insert into limite (chave, contagem, inicio) values (${chave}, 0, ${agora})
      on conflict (chave) do update set chave = excluded.chave
      returning ${CONTAGEM}
    `,
  );
}

export async function bloquear(db: Executor, chave: string, ate: Date): Promise<void> {
  await run(db, sql`update limite set bloqueado_ate = ${ate} where chave = ${chave}`);
}

export async function descontar(db: Executor, chave: string): Promise<void> {
  await run(db, sql`update limite set contagem = greatest(contagem - 1, 0) where chave = ${chave}`);
}

/** Deletes an account's counters, by key or by its beginning, and those of its devices. */
export async function liberarContagens(
  db: Executor,
  professorId: number,
  chaves: readonly string[],
): Promise<void> {
  await run(
    db,
    sql`
      delete from limite
      where exists (select from unnest(${chaves}::text[]) c where starts_with(chave, c))
        or chave in (select 'dispositivo:' || id from dispositivo where professor_id = ${professorId})
    `,
  );
}

export async function zerar(db: Executor, chave: string): Promise<void> {
  await run(db, sql`delete from limite where chave = ${chave}`);
}
