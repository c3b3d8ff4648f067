import { createHash, randomBytes } from 'node:crypto';
import { LINK_MS } from '@instrutoria/domain/conta/limits.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { redefinicaoDeSenha } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

function sha256(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes a link's token: 256 bits, only its hash is kept, older links of the person die (T-A6). */
export async function criarTokenDeSenha(db: Executor, professorId: number, agora: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .update(redefinicaoDeSenha)
    .set({ usadaEm: agora })
    .where(and(eq(redefinicaoDeSenha.professorId, professorId), isNull(redefinicaoDeSenha.usadaEm)));
  await db.insert(redefinicaoDeSenha).values({
    professorId,
    tokenSha256: sha256(token),
    criadaEm: agora,
    expiraEm: new Date(agora.getTime() + LINK_MS),
  });
  return token;
}

const viva = (token: string, agora: Date) =>
  and(
    eq(redefinicaoDeSenha.tokenSha256, sha256(token)),
    isNull(redefinicaoDeSenha.usadaEm),
    gt(redefinicaoDeSenha.expiraEm, agora),
  );

/** Whose living link this is; null for a used, old, replaced or unknown one. */
export async function donoDoToken(db: Executor, token: string, agora: Date): Promise<number | null> {
  const [linha] = await db
    .select({ professorId: redefinicaoDeSenha.professorId })
    .from(redefinicaoDeSenha)
    .where(viva(token, agora));
  return linha?.professorId ?? null;
}

/** Uses the link up; of twenty at once exactly one gets its owner, the others null. */
export async function gastarToken(db: Executor, token: string, agora: Date): Promise<number | null> {
  const [linha] = await db
    .update(redefinicaoDeSenha)
    .set({ usadaEm: agora })
    .where(viva(token, agora))
    .returning({ professorId: redefinicaoDeSenha.professorId });
  return linha?.professorId ?? null;
}
