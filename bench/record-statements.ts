/** Preloaded into the application (`node --import`): writes every statement that it sends to BENCH_STATEMENTS. */
import { appendFileSync } from 'node:fs';
import pg from 'pg';
import type { Statement } from './statements.ts';

const file = process.env.BENCH_STATEMENTS;
if (file === undefined) throw new Error('BENCH_STATEMENTS is not set');

interface Config {
  readonly text: string;
  readonly name?: string;
  readonly values?: readonly unknown[];
  readonly rowMode?: 'array';
}

function isConfig(config: unknown): config is Config {
  return typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);
}

const { query } = pg.Client.prototype;
Object.defineProperty(pg.Client.prototype, 'query', {
  value(this: pg.Client, config: unknown, ...rest: unknown[]): unknown {
    const { text, name, values, rowMode } = isConfig(config) ? config : { text: String(config) };
    const given = Array.isArray(rest[0]) ? (rest[0] as unknown[]) : (values ?? []);
    const statement: Statement = { text, values: given, name: name ?? null, rowMode: rowMode ?? null };
    // Before it is sent, so that it is there once the request's answer is.
    appendFileSync(file, `${JSON.stringify(statement)}\n`);
    return Reflect.apply(query, this, [config, ...rest]);
  },
});
