/**
 * `node embedded-writer.ts <DATA_DIR>`: starts the embedded database, prints what it found (`achou 1,2,3`)
 * and `pronto`, then writes pairs of rows until it is killed and prints each acknowledged one (`gravou 4`).
 */
import pg from 'pg';
import { startEmbedded } from '../../embedded.ts';
import { silentLog } from '../../log.ts';
import { StartupError } from '../../startup-error.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

async function main(dataDir: string): Promise<void> {
  const { connection } = await startEmbedded({ dataDir, log: silentLog });
  const pool = new pg.Pool({ ...connection, connectionTimeoutMillis: 3_000, query_timeout: 20_000 });
  // A lost connection fails the write that uses it; without a listener, either event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await pool.query('create table if not exists gravacao (numero integer, metade integer)');
  const { rows } = await pool.query(
    'select numero from gravacao group by numero having count(*) = 2 order by numero',
  );
  const halves = await pool.query('select from gravacao group by numero having count(*) <> 2');
  if (halves.rowCount !== 0) throw new Error('half a transaction was kept');
  say(`achou ${rows.map((row) => row.numero).join(',')}`);
  say('pronto');
  let next = (rows.at(-1)?.numero ?? 0) + 1;
  const write = async (): Promise<never> => {
    for (;;) {
      const numero = next++;
      try {
        await writePair(pool, numero);
        say(`gravou ${numero}`);
      } catch (error) {
        if (!isAway(error)) throw error;
        say('ocupado');
      }
    }
  };
  await Promise.all([write(), write(), write(), write()]);
}

/** Writes both rows or none. */
async function writePair(pool: pg.Pool, numero: number): Promise<void> {
  const client = await pool.connect();
  let failed: Error | undefined;
  try {
    await client.query('begin');
    await client.query('insert into gravacao values ($1, 1)', [numero]);
    await client.query('insert into gravacao values ($1, 2)', [numero]);
    await client.query('commit');
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failed);
  }
}

/** Whether the server is stopping, stopped or starting; any other error of a statement is unexpected. */
function isAway(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(57|08|53)/.test(error.code ?? '');
}

try {
  await main(process.argv[2] ?? '');
} catch (error) {
  process.stderr.write(error instanceof StartupError ? error.message : String(error));
  process.exit(1);
}
