import type { Executor } from '../../db/connection/transaction.ts';
import { single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export interface Conta {
  readonly nome: string;
}

/** The caller's own living account. */
export function contaDe(db: Executor, id: number): Promise<Conta> {
  return single(db, sql`select nome from estudante where id = ${id}`);
}
