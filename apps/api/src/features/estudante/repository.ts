import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import { anularLinks } from './link-repository.ts';
import { encerrarSessoesDe } from './sessao-repository.ts';

export interface ContaNova {
  readonly cpf: string;
  readonly nome: string;
  readonly email: string;
  readonly senha: string | null;
  readonly professorId: number | null;
  readonly avisoVersao: number;
  readonly avisoLidoEm: Date;
  readonly criadoEm: Date;
}

/** null where another request created the account of this CPF at the same time. */
export async function criarConta(db: Executor, nova: ContaNova): Promise<number | null> {
  const criada = await one<{ id: number }>(
    db,
    sql`insert into estudante ${values(nova)} on conflict do nothing returning id`,
  );
  return criada?.id ?? null;
}

export async function darVinculo(db: Executor, instrutorId: number, estudanteId: number): Promise<void> {
  await run(db, sql`update instrutor set estudante_id = ${estudanteId} where id = ${instrutorId}`);
}

export async function lerAviso(
  db: Executor,
  estudanteId: number,
  aviso: { readonly versao: number; readonly em: Date },
): Promise<void> {
  await run(
    db,
    sql`
      update estudante set aviso_versao = ${aviso.versao}, aviso_lido_em = ${aviso.em}
      where id = ${estudanteId} and aviso_versao <= ${aviso.versao}
    `,
  );
}

/** Also detaches a teacher whose account was closed or has another CPF now. */
export async function guardarSenha(db: Executor, estudanteId: number, senha: string): Promise<void> {
  await run(db, sql`update estudante set senha = ${senha}, professor_id = null where id = ${estudanteId}`);
}

/** The teacher of the session, where their CPF is this one at the moment. */
export async function professorComCpf(db: Executor, professorId: number, cpf: string): Promise<boolean> {
  const igual = sql`
    select from professor where id = ${professorId} and cpf = ${cpf} and encerrado_em is null for share
  `;
  return (await run(db, igual)) > 0;
}

/**
 * Ends the sessions and links of an account and makes it anonymous. Vínculos keep their records and may be invited
 * again; returns how many it had.
 */
export async function encerrarConta(db: Executor, estudanteId: number, agora: Date): Promise<number> {
  await encerrarSessoesDe(db, estudanteId, agora);
  await anularLinks(db, estudanteId, agora);
  const vinculos = await run(
    db,
    sql`update instrutor set estudante_id = null where estudante_id = ${estudanteId}`,
  );
  await run(
    db,
    sql`
      update estudante
      set nome = 'Conta encerrada', cpf = null, email = null, senha = null, professor_id = null, encerrado_em = ${agora}
      where id = ${estudanteId}
    `,
  );
  return vinculos;
}
