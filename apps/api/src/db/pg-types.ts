import pg from 'pg';

/**
 * The JavaScript types of PostgreSQL's values: numeric and bigint as numbers, date as 'aaaa-mm-dd',
 * timestamptz as Date. A bigint beyond 2^53 throws. Parsers are global: every file that opens a connection
 * imports this one.
 */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond 2^53: ${text}`);
  return value;
}

pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, parseBigint);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
