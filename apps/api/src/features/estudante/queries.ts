import type { Executor } from '../../db/connection/transaction.ts';
import { one, single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export interface Conta {
  readonly nome: string;
}

/** The caller's own living account. */
export function contaDe(db: Executor, id: number): Promise<Conta> {
  return single(db, sql`select nome from estudante where id = ${id}`);
}

export interface ContaComSenha {
  readonly id: number;
  /** null: enters by mailed links, or with the teacher's login. */
  readonly senha: string | null;
}

export function contaPorCpf(db: Executor, cpf: string): Promise<ContaComSenha | null> {
  return one(db, sql`select id, senha from estudante where cpf = ${cpf} and encerrado_em is null`);
}
