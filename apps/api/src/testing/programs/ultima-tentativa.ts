import { runningConnection } from '@instrutoria/postgres-embutido/embedded.ts';
import pg from 'pg';

/** Makes queued mails due now, with their last attempt. */
const ULTIMA_TENTATIVA =
  "update pgboss.job set retry_count = retry_limit, start_after = now() where name = 'email' and state < 'active'";

/** Runs beside the program that uses this directory. */
export async function ultimaTentativa(dataDir: string): Promise<number> {
  const client = new pg.Client(await runningConnection(dataDir));
  await client.connect();
  try {
    const { rowCount } = await client.query(ULTIMA_TENTATIVA);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
