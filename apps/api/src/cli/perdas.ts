import { ATOS_NA_AUDITORIA } from '@instrutoria/contract/auditoria.gerada.ts';
import { silentLog } from '@instrutoria/postgres-embutido/log.ts';
import { auditPosition } from '../backup/audit-position.ts';
import { openBackup } from '../backup/opened-backup.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/connection/connection.ts';
import { atosDesde, hashDoElo } from '../features/auditoria/queries.ts';
import { CliError } from './cli-error.ts';
import { lugarDaCopia } from './lugar.ts';

/**
 * `npm run cli -- perdas <arquivo>`: lists the acts since a backup, which a restore of it would lose. Only
 * reads, also from a database that another version migrated.
 */
export async function perdas(args: readonly string[]): Promise<void> {
  const [path] = args;
  if (path === undefined || args.length > 1) throw new CliError('Uso: npm run cli -- perdas <arquivo>');
  const config = readConfig(process.env, { demonstracao: false });
  const opened = await openBackup(await lugarDaCopia(path), config.backupChave);
  const { criadoEm } = opened.header;
  const posicao = await auditPosition(opened.records).finally(() => opened.close());
  const database = await openDatabase({ ...config, log: silentLog, shareRunning: true });
  try {
    const hash = await hashDoElo(database.db, posicao.elo);
    if (hash !== posicao.hash) {
      throw new CliError(
        `A cópia vai até o elo ${posicao.elo} da auditoria, que neste banco ${hash === null ? 'não existe' : 'é outro'}. ` +
          'Ela não é do passado dele, e não há como dizer o que se perderia.',
      );
    }
    const atos = await atosDesde(database.db, posicao);
    const linhas = atos.map(
      ({ acao, vezes, ultimo }) => `  ${vezes} × ${ATOS_NA_AUDITORIA[acao] ?? acao} (o último em ${ultimo})`,
    );
    process.stdout.write(
      linhas.length === 0
        ? `Nada foi feito desde a cópia de ${criadoEm}: voltar a ela não perde nada.\n`
        : `Voltar à cópia de ${criadoEm} perde o que foi feito desde ela:\n${linhas.join('\n')}\n`,
    );
  } finally {
    await database.close();
  }
}
