import type { ChavePublica } from '@instrutoria/domain/declaracao/rules/assinatura.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, one, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

interface ChaveAtual {
  readonly kid: string;
  readonly publica: string;
  /** Sealed with the installation's secret. */
  readonly privada: string;
}

export interface NovaChave extends ChaveAtual {
  readonly criadaEm: Date;
}

const SEGUNDOS = {
  iat: sql`floor(extract(epoch from criada_em))::float8`,
  exp: sql`ceil(extract(epoch from encerrada_em))::float8`,
};

/** All public keys, the one in use first. */
export async function lerChaves(db: Executor): Promise<ChavePublica[]> {
  const linhas = await many<ChavePublica & { readonly exp: number | null }>(
    db,
    sql`
      select kid, publica as x, ${SEGUNDOS.iat} as iat, ${SEGUNDOS.exp} as exp
      from chave_da_instituicao order by encerrada_em desc nulls first, criada_em desc, kid
    `,
  );
  return linhas.map(({ exp, ...chave }) => (exp === null ? chave : { ...chave, exp }));
}

export function lerChaveAtual(db: Executor): Promise<ChaveAtual | null> {
  return one(db, sql`select kid, publica, privada from chave_da_instituicao where encerrada_em is null`);
}

/** Replaces the current key, if any: its private part is deleted. In a transaction. */
export async function gravarChave(db: Executor, nova: NovaChave): Promise<void> {
  await run(
    db,
    sql`
      update chave_da_instituicao set privada = null, encerrada_em = ${nova.criadaEm}
      where encerrada_em is null
    `,
  );
  await run(db, sql`insert into chave_da_instituicao ${values({ ...nova })}`);
}

/** One process at a time makes a key. */
export async function travarChaves(db: Executor): Promise<void> {
  await run(db, sql`select pg_advisory_xact_lock(hashtext('chave_da_instituicao'))`);
}
