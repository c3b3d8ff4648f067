/**
 * What the application is compared with: Fastify and pg as they come, one handler that sends the recorded statements
 * and answers their rows. BENCH_WORK names a JSON file with the connection and the statements of every path.
 */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';
import type { Statement } from './statements.ts';
import { replay } from './statements.ts';

/** What the bench hands over. */
export interface Work {
  readonly connection: pg.PoolConfig;
  readonly poolSize: number;
  readonly statements: Readonly<Record<string, readonly Statement[]>>;
}

const { connection, poolSize, statements } = JSON.parse(
  readFileSync(process.env.BENCH_WORK ?? '', 'utf8'),
) as Work;
const pool = new pg.Pool({ ...connection, max: poolSize });
pool.on('error', () => undefined);
const app = fastify();

for (const [path, list] of Object.entries(statements)) {
  app.route({
    method: ['GET', 'POST'],
    url: path,
    handler: async () => {
      const rows = await replay(pool, list);
      return rows.length === 1 ? rows[0] : rows;
    },
  });
}

process.on('SIGTERM', () => {
  void app.close().then(() => pool.end());
});
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
