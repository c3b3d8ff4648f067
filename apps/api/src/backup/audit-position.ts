import { BackupError } from '@instrutoria/copia-de-seguranca/backup-error.ts';
import type { OpenedBackup } from '@instrutoria/copia-de-seguranca/open.ts';

/** How far a backup's audit trail goes, independent of clocks. */
export interface AuditPosition {
  /** The last link of its chain, 0 for none. */
  readonly elo: number;
  readonly hash: string | null;
  /** Ids of rows that were in no link yet. */
  readonly semElo: readonly number[];
}

/** Reads a backup up to its audit trail. Throws BackupError for one without a trail. */
export async function auditPosition(records: OpenedBackup['records']): Promise<AuditPosition> {
  for (;;) {
    const next = await records.line();
    if (!('tabela' in next)) throw new BackupError('A cópia de segurança não tem a auditoria.');
    if (next.tabela !== 'auditoria') {
      await records.rows(next.tabela, undefined);
      continue;
    }
    const at = (coluna: string) => next.colunas.indexOf(coluna);
    let last: { elo: number; hash: string | null } = { elo: 0, hash: null };
    const semElo: number[] = [];
    await records.rows(next.tabela, {
      add: async (text) => {
        const row: (string | null)[] = JSON.parse(text);
        const elo = Number(row[at('elo')] ?? 0);
        if (elo === 0) semElo.push(Number(row[at('id')]));
        if (elo > last.elo) last = { elo, hash: row[at('hash')] ?? null };
      },
      end: async () => undefined,
    });
    return { ...last, semElo };
  }
}
