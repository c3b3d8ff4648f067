import { LINK_MS } from '@instrutoria/domain/conta/limits.ts';
import { newLinkToken } from '../../adapters/link-token.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

/**
 * Invalidates every open link of the person: after a change of password, e-mail, CPF or type (D59), or for a
 * newer link.
 */
export async function gastarLinksDeSenha(db: Executor, professorId: number, agora: Date): Promise<void> {
  await run(
    db,
    sql`
      update redefinicao_de_senha set usada_em = ${agora}
      where professor_id = ${professorId} and usada_em is null
    `,
  );
}

/** 256 bits, stored as a hash; older links of the person become invalid (T-A6). */
export async function criarTokenDeSenha(db: Executor, professorId: number, agora: Date): Promise<string> {
  const token = newLinkToken();
  await gastarLinksDeSenha(db, professorId, agora);
  const link = {
    professorId,
    tokenSha256: sha256(token),
    criadaEm: agora,
    expiraEm: new Date(agora.getTime() + LINK_MS),
  };
  await run(db, sql`insert into redefinicao_de_senha ${values(link)}`);
  return token;
}

const vivo = (token: string, agora: Date) =>
  sql`token_sha256 = ${sha256(token)} and usada_em is null and expira_em > ${agora}`;

interface Dono {
  readonly professorId: number;
}

/** null for a used, expired, replaced or unknown token. */
export async function donoDoToken(db: Executor, token: string, agora: Date): Promise<number | null> {
  const dono = await one<Dono>(
    db,
    sql`select professor_id as "professorId" from redefinicao_de_senha where ${vivo(token, agora)}`,
  );
  return dono?.professorId ?? null;
}

/** Of many simultaneous callers exactly one gets the owner, the others null. */
export async function gastarToken(db: Executor, token: string, agora: Date): Promise<number | null> {
  const dono = await one<Dono>(
    db,
    sql`
      update redefinicao_de_senha set usada_em = ${agora}
      where ${vivo(token, agora)}
      returning professor_id as "professorId"
    `,
  );
  return dono?.professorId ?? null;
}
