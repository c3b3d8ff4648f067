import { DURABLE } from '@instrutoria/postgres-embutido/durable.ts';
import type pg from 'pg';
import { StartupError } from './startup-error.ts';

const OLDEST = 150_000;

/** Throws StartupError for a server that is too old, may lose commits (T-H3), or is not UTF-8. */
export async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name = any($1)`,
    [[...Object.keys(DURABLE), 'server_version_num', 'server_version', 'server_encoding']],
  );
  const settings = new Map(rows.map((row) => [row.name, row.setting]));
  if (Number(settings.get('server_version_num')) < OLDEST) {
    throw new StartupError(
      `O Instrutoria precisa do PostgreSQL 15 ou mais novo; o servidor é ${settings.get('server_version')}.`,
    );
  }
  if (settings.get('server_encoding') !== 'UTF8') {
    throw new StartupError(`O banco de dados precisa ser UTF8; ele é ${settings.get('server_encoding')}.`);
  }
  for (const [name, wanted] of Object.entries(DURABLE)) {
    const found = settings.get(name);
    if (found === wanted || (name === 'synchronous_commit' && found === 'remote_apply')) continue;
    throw new StartupError(
      `O servidor de banco de dados está com ${name}=${found}: gravações confirmadas poderiam se perder em uma ` +
        `queda de energia. Ajuste para ${name}=${wanted}.`,
    );
  }
}
