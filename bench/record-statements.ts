/**
 * Preloaded into the application (`node --import`): writes the statements of each request that has a header
 * `x-bench` to the file BENCH_STATEMENTS, one a line.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import pg from 'pg';

const name = new AsyncLocalStorage<string | string[] | undefined>();
subscribe('http.server.request.start', (message) => {
  name.enterWith((message as { readonly request: IncomingMessage }).request.headers['x-bench']);
});

const { query } = pg.Client.prototype;
Object.defineProperty(pg.Client.prototype, 'query', {
  value(this: pg.Client, config: string | pg.QueryConfig, ...rest: unknown[]): unknown {
    const statement = typeof config === 'string' ? { text: config } : config;
    const line = JSON.stringify({ ...statement, request: name.getStore() });
    if (name.getStore() !== undefined) appendFileSync(process.env.BENCH_STATEMENTS ?? '', `${line}\n`);
    return Reflect.apply(query, this, [config, ...rest]);
  },
});
