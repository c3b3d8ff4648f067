import { CONVITE_MS, LINK_DO_ESTUDANTE_MS } from '@instrutoria/domain/estudante/limits.ts';
import { newLinkToken } from '../../adapters/link-token.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

const ABERTO = sql`usado_em is null and anulado_em is null`;

async function inserir(
  db: Executor,
  link: {
    readonly instrutorId?: number;
    readonly estudanteId?: number;
    readonly autorId?: number | undefined;
    readonly marca?: string;
    readonly criadoEm: Date;
    readonly expiraEm: Date;
  },
): Promise<string> {
  const token = newLinkToken();
  await run(db, sql`insert into link_do_estudante ${values({ ...link, tokenSha256: sha256(token) })}`);
  return token;
}

export interface Convidar {
  readonly instrutorId: number;
  readonly autorId: number | undefined;
  readonly marca: string;
}

/** Annuls the earlier invitation of the vínculo; the caller holds its lock. */
export async function criarConvite(db: Executor, convite: Convidar, agora: Date) {
  await run(
    db,
    sql`update link_do_estudante set anulado_em = ${agora} where instrutor_id = ${convite.instrutorId} and ${ABERTO}`,
  );
  const expiraEm = new Date(agora.getTime() + CONVITE_MS);
  const token = await inserir(db, { ...convite, criadoEm: agora, expiraEm });
  return { token, expiraEm };
}

/** Annuls the earlier ones of the account; the caller holds its lock. */
export async function criarLinkDeEntrada(db: Executor, estudanteId: number, agora: Date): Promise<string> {
  await anularLinks(db, estudanteId, agora);
  const expiraEm = new Date(agora.getTime() + LINK_DO_ESTUDANTE_MS);
  return inserir(db, { estudanteId, criadoEm: agora, expiraEm });
}

export async function anularLinks(db: Executor, estudanteId: number, agora: Date): Promise<void> {
  await run(
    db,
    sql`update link_do_estudante set anulado_em = ${agora} where estudante_id = ${estudanteId} and ${ABERTO}`,
  );
}

const vivo = (token: string, agora: Date) =>
  sql`token_sha256 = ${sha256(token)} and ${ABERTO} and expira_em > ${agora}`;

/** The vínculo of a living invitation. */
export async function vinculoDoConvite(db: Executor, token: string, agora: Date): Promise<number | null> {
  const link = await one<{ instrutorId: number | null }>(
    db,
    sql`select instrutor_id as "instrutorId" from link_do_estudante where ${vivo(token, agora)}`,
  );
  return link?.instrutorId ?? null;
}

/** The account of a living link. */
export async function contaDoLink(db: Executor, token: string, agora: Date): Promise<number | null> {
  const link = await one<{ estudanteId: number | null }>(
    db,
    sql`select estudante_id as "estudanteId" from link_do_estudante where ${vivo(token, agora)}`,
  );
  return link?.estudanteId ?? null;
}

/** Of many simultaneous callers exactly one gets true. */
export async function gastarLink(db: Executor, token: string, agora: Date): Promise<boolean> {
  return (
    (await run(db, sql`update link_do_estudante set usado_em = ${agora} where ${vivo(token, agora)}`)) > 0
  );
}
