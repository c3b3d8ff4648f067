/**
 * The baseline for the application: plain Fastify and pg. For each recorded request (BENCH_STATEMENTS) it
 * sends the same statements to the same database (BENCH_DATABASE) and responds with the rows of the last one.
 */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';

/** The same number of connections as the application has at most. */
const pool = new pg.Pool({ ...JSON.parse(process.env.BENCH_DATABASE ?? ''), max: 10 });
const lines = readFileSync(process.env.BENCH_STATEMENTS ?? '', 'utf8')
  .trim()
  .split('\n');
const recorded: readonly (pg.QueryConfig & { readonly request: string })[] = lines.map((line) =>
  JSON.parse(line),
);
const statements = Map.groupBy(recorded, ({ request }) => request);

const app = fastify();
app.all('/*', async ({ url }) => {
  let rows: unknown[] = [];
  let transaction: pg.PoolClient | undefined;
  for (const statement of statements.get(url) ?? []) {
    if (statement.text === 'BEGIN') transaction = await pool.connect();
    ({ rows } = await (transaction ?? pool).query(statement));
    if (statement.text === 'COMMIT') transaction?.release();
    if (statement.text === 'COMMIT') transaction = undefined;
  }
  return rows;
});
process.once('SIGTERM', () => process.exit());
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
