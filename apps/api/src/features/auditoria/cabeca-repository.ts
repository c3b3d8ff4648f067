import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { type Cabeca, guardarCabeca, ultimaCabeca } from '../../adapters/audit-heads.ts';
import { remessaPara } from '../../adapters/mail/remessa.ts';
import { emailDaCabecaDaAuditoria } from '../../adapters/mail/templates/cabeca-da-auditoria.ts';
import type { Deps } from '../../context.ts';
import { type Executor, inTransaction } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { lerConfiguracao, lerFuso } from '../../db/settings.ts';
import { sql } from '../../db/sql.ts';

function fimDaCadeia(db: Executor): Promise<{ readonly elo: number; readonly hash: string } | null> {
  return one(db, sql`select elo, hash from auditoria where elo is not null order by elo desc limit 1`);
}

/** Mails the head once a day, to the address in the settings, if any. */
async function enviarCabeca({ database, outbox, config, clock }: Deps, cabeca: Cabeca): Promise<void> {
  await inTransaction(database, async (tx) => {
    const configuracao = await lerConfiguracao(tx);
    const { emailDaAuditoria: email } = configuracao;
    if (email === '') return;
    // Several processes store heads; only one of them mails.
    const chave = `cabeca-da-auditoria:${cabeca.dia}`;
    const primeira = await run(
      tx,
      sql`
        insert into limite (chave, contagem, inicio) values (${chave}, 1, ${clock.real()})
        on conflict do nothing
      `,
    );
    if (primeira === 0) return;
    const remessa = remessaPara({ nome: 'administração', email }, { config }, configuracao);
    await outbox.enfileirar(tx, emailDaCabecaDaAuditoria({ ...remessa, ...cabeca }));
  });
}

/**
 * Stores the chain's end outside the database: a signed file per day, and the day's last one by mail (C-F7).
 * A chain that became shorter overwrites nothing.
 */
export async function guardarCabecaDaAuditoria(deps: Deps): Promise<void> {
  const { config, keyedHash, clock, database, log } = deps;
  const fim = await fimDaCadeia(database.db);
  if (fim === null) return;
  const ultima = await ultimaCabeca(config.dataDir, keyedHash);
  if (ultima !== null && fim.elo < ultima.elo) {
    log.error(
      { elos: fim.elo, guardados: ultima.elo },
      'faltam registros na auditoria: rode auditoria verificar',
    );
    return;
  }
  const hoje = diaNoFuso(clock.real(), await lerFuso(database.db));
  // After a change to a zone further west the stored day may be tomorrow; it stays, so that the newest file
  // sorts last.
  const dia = ultima !== null && ultima.dia > hoje ? ultima.dia : hoje;
  if (ultima !== null && ultima.dia < dia) await enviarCabeca(deps, ultima);
  if (ultima?.elo === fim.elo && ultima.dia >= dia) return;
  await guardarCabeca(config.dataDir, keyedHash, { dia, ...fim });
}

/** The first stored head that the chain lacks, or null. */
export async function cabecaQueFalta<C extends Pick<Cabeca, 'elo' | 'hash'>>(
  db: Executor,
  cabecas: readonly C[],
): Promise<C | null> {
  for (const cabeca of cabecas) {
    const elo = await one<{ hash: string }>(db, sql`select hash from auditoria where elo = ${cabeca.elo}`);
    if (elo?.hash !== cabeca.hash) return cabeca;
  }
  return null;
}
