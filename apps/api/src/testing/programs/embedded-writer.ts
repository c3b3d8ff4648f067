/**
 * `node embedded-writer.ts <DATA_DIR>`: opens the embedded database, says what it found (`achou 1,2,3`) and `pronto`,
 * then writes pairs of rows for ever and says each that was acknowledged (`gravou 4`). Made to be killed.
 */

import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../db/connection.ts';
import { silentLog } from '../../db/log.ts';
import { StartupError } from '../../db/startup-error.ts';
import { inTransaction } from '../../db/transaction.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

async function main(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, log: silentLog });
  await database.pool.query('create table if not exists gravacao (numero integer, metade integer)');
  const { rows } = await database.pool.query(
    'select numero from gravacao group by numero having count(*) = 2 order by numero',
  );
  const halves = await database.pool.query('select from gravacao group by numero having count(*) <> 2');
  if (halves.rowCount !== 0) throw new Error('half a transaction was kept');
  say(`achou ${rows.map((row) => row.numero).join(',')}`);
  say('pronto');
  let next = (rows.at(-1)?.numero ?? 0) + 1;
  const write = async (): Promise<never> => {
    for (;;) {
      const numero = next++;
      try {
        await inTransaction(database, async (tx) => {
          await tx.execute(sql`insert into gravacao values (${numero}, 1)`);
          await tx.execute(sql`insert into gravacao values (${numero}, 2)`);
        });
        say(`gravou ${numero}`);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        say('ocupado');
      }
    }
  };
  await Promise.all([write(), write(), write(), write()]);
}

try {
  await main(process.argv[2] ?? '');
} catch (error) {
  process.stderr.write(error instanceof StartupError ? error.message : String(error));
  process.exit(1);
}
