import pg from 'pg';
import { names } from './query.ts';

/**
 * How PostgreSQL's values arrive: numeric and bigint as numbers, date as 'aaaa-mm-dd', timestamptz as Date. A
 * bigint beyond 2^53 throws. Parsers are per process; drizzle uses them for all but times.
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
 * Uses these types for every query, and prepares frequent ones. Without drizzle's own parser, which leaves
 * times as text, typed columns and `sql` fragments give the same.
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
  // A submittable (cursor, COPY) must not be copied.
  return (
    typeof config === 'object' &&
    config !== null &&
    'types' in config &&
    'text' in config &&
    !('submit' in config)
  );
}
