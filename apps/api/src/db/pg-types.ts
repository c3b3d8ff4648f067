import pg from 'pg';
import { names } from './query.ts';

/**
 * The one place that says how PostgreSQL's values arrive: numeric and bigint as numbers, date as 'aaaa-mm-dd',
 * timestamptz as Date. Our numerics are scores and hours, far from 2^53; a bigint beyond it throws.
 * node-postgres keeps parsers per process, and drizzle asks there for all but the time types.
 */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond 2^53: ${text}`);
  return value;
}

pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, parseBigint);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/**
 * Connects with these types for every query, and prepares those that come often. Drizzle brings a parser of its own
 * that leaves times as text, which its typed columns would turn into Dates but `sql` fragments would not; without it
 * both answer alike.
 */
export class TypedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query;
    Object.defineProperty(this, 'query', {
      value: (config: unknown, ...rest: unknown[]) => {
        const plain = isConfigWithTypes(config)
          ? { ...config, types: undefined, name: config.name ?? names.nameOf(config.text) }
          : config;
        return Reflect.apply(query, this, [plain, ...rest]);
      },
    });
  }
}

interface DrizzleConfig {
  readonly types: unknown;
  readonly text: string;
  readonly name?: string | undefined;
}

function isConfigWithTypes(config: unknown): config is DrizzleConfig {
  // A submittable (cursor, COPY) is an object with a life of its own and must not be copied.
  return (
    typeof config === 'object' &&
    config !== null &&
    'types' in config &&
    'text' in config &&
    !('submit' in config)
  );
}
