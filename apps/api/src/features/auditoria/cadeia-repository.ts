import { createHash } from 'node:crypto';
import { asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { auditoria } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';
import { inTransaction } from '../../db/transaction.ts';

/** Any fixed number: one process at a time lengthens the chain. */
const LOCK = 5_190_422_873;
const LOTE = 500;
/** What the first link hangs on. */
const INICIO = '0'.repeat(64);

type Linha = typeof auditoria.$inferSelect;

/** The hash of a link: over its place, the hash before it and the whole row. */
function hashDoElo(elo: number, anterior: string, linha: Linha): string {
  const { id, quando, pessoaId, acao, registroTipo, registroId, antes, depois } = linha;
  const conteudo = [
    elo,
    anterior,
    id,
    quando.toISOString(),
    pessoaId,
    acao,
    registroTipo,
    registroId,
    antes,
    depois,
  ];
  return createHash('sha256').update(JSON.stringify(conteudo)).digest('hex');
}

async function fimDaCadeia(db: Executor): Promise<{ readonly elo: number; readonly hash: string }> {
  const [ultima] = await db
    .select({ elo: auditoria.elo, hash: auditoria.hash })
    .from(auditoria)
    .where(isNotNull(auditoria.elo))
    .orderBy(desc(auditoria.elo))
    .limit(1);
  return { elo: ultima?.elo ?? 0, hash: ultima?.hash ?? INICIO };
}

/**
 * Seals the rows written since the last time, oldest first, and answers how many. Links follow the order of
 * sealing, not of ids: a transaction that began earlier may commit later, and no write ever waits for the chain.
 */
export async function selarAuditoria(database: Database): Promise<number> {
  let selados = 0;
  for (;;) {
    const lote = await inTransaction(database, async (tx) => {
      const { rows } = await tx.execute<{ livre: boolean }>(
        sql`select pg_try_advisory_xact_lock(${LOCK}) as livre`,
      );
      if (rows[0]?.livre !== true) return 0;
      const linhas = await tx
        .select()
        .from(auditoria)
        .where(isNull(auditoria.elo))
        .orderBy(asc(auditoria.id))
        .limit(LOTE);
      let { elo, hash } = await fimDaCadeia(tx);
      for (const linha of linhas) {
        elo += 1;
        hash = hashDoElo(elo, hash, linha);
        await tx.update(auditoria).set({ elo, hash }).where(eq(auditoria.id, linha.id));
      }
      return linhas.length;
    });
    selados += lote;
    if (lote < LOTE) return selados;
  }
}

export interface Verificacao {
  readonly elos: number;
  /** Rows written in the last moments, not sealed yet. */
  readonly semElo: number;
  /** The first link that does not hold; null when all do. */
  readonly quebra: { readonly elo: number; readonly id: number } | null;
}

/** Walks the whole chain: a changed, removed or inserted row breaks it at its place (T-H15). */
export async function verificarAuditoria(db: Executor): Promise<Verificacao> {
  let anterior = INICIO;
  let elo = 0;
  for (;;) {
    const linhas = await db
      .select()
      .from(auditoria)
      .where(sql`${auditoria.elo} > ${elo}`)
      .orderBy(asc(auditoria.elo))
      .limit(LOTE);
    for (const linha of linhas) {
      const esperado = hashDoElo(elo + 1, anterior, linha);
      if (linha.elo !== elo + 1 || linha.hash !== esperado) {
        return { elos: elo, semElo: 0, quebra: { elo: elo + 1, id: linha.id } };
      }
      elo += 1;
      anterior = esperado;
    }
    if (linhas.length < LOTE) break;
  }
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from auditoria where elo is null`,
  );
  return { elos: elo, semElo: rows[0]?.total ?? 0, quebra: null };
}
