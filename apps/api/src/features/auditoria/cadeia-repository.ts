import { createHash } from 'node:crypto';
import type { Database } from '../../db/connection/connection.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { many, one, run, single } from '../../db/query.ts';
import { columns, sql } from '../../db/sql.ts';
import type { Row } from '../../db/tables.gerada.ts';

/** An arbitrary fixed number: one process at a time extends the chain. */
const LOCK = 5_190_422_873;
const LOTE = 500;
const INICIO = '0'.repeat(64);

type LinhaDaAuditoria = Row<'auditoria'>;

const LINHA = columns([
  'id',
  'quando',
  'pessoaId',
  'acao',
  'registroTipo',
  'registroId',
  'antes',
  'depois',
  'elo',
  'hash',
]);

/** The hash of the link's number, the hash before it and the whole row. */
function hashDoElo(elo: number, anterior: string, linha: LinhaDaAuditoria): string {
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
  const ultimo = await one<{ elo: number; hash: string }>(
    db,
    sql`select elo, hash from auditoria where elo is not null order by elo desc limit 1`,
  );
  return ultimo ?? { elo: 0, hash: INICIO };
}

/**
 * Seals new rows, oldest first, and returns their number. Links follow the order of sealing, not of ids:
 * transactions may commit late, and no write waits for the chain.
 */
export async function selarAuditoria(database: Database): Promise<number> {
  let selados = 0;
  for (;;) {
    const lote = await inTransaction(database, async (tx) => {
      const { livre } = await single<{ livre: boolean }>(
        tx,
        sql`select pg_try_advisory_xact_lock(${LOCK}) as livre`,
      );
      if (!livre) return 0;
      const linhas = await many<LinhaDaAuditoria>(
        tx,
        sql`select ${LINHA} from auditoria where elo is null order by id limit ${LOTE}`,
      );
      if (linhas.length === 0) return 0;
      let { elo, hash } = await fimDaCadeia(tx);
      const elos = linhas.map((linha) => {
        elo += 1;
        hash = hashDoElo(elo, hash, linha);
        return { id: linha.id, elo, hash };
      });
      await run(
        tx,
        sql`
          update auditoria set elo = novo.elo, hash = novo.hash
          from unnest(
            ${elos.map((um) => um.id)}::bigint[], ${elos.map((um) => um.elo)}::bigint[], ${elos.map((um) => um.hash)}::text[]
          ) as novo (id, elo, hash)
          where auditoria.id = novo.id
        `,
      );
      return linhas.length;
    });
    selados += lote;
    if (lote < LOTE) return selados;
  }
}

export interface Verificacao {
  readonly elos: number;
  readonly semElo: number;
  readonly quebra: { readonly elo: number; readonly id: number } | null;
}

/** Checks the chain, which a changed, deleted or inserted row breaks (T-H15). */
export async function verificarAuditoria(db: Executor): Promise<Verificacao> {
  let anterior = INICIO;
  let elo = 0;
  for (;;) {
    const linhas = await many<LinhaDaAuditoria>(
      db,
      sql`select ${LINHA} from auditoria where elo > ${elo} order by elo limit ${LOTE}`,
    );
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
  const { semElo } = await single<{ semElo: number }>(
    db,
    sql`select count(*) as "semElo" from auditoria where elo is null`,
  );
  return { elos: elo, semElo, quebra: null };
}
