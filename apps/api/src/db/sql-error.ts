/** An error of PostgreSQL or the connection, directly or as the cause of another. */
interface DatabaseError extends Error {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly address?: unknown;
}

function* causes(error: unknown): Generator<DatabaseError> {
  let current = error;
  for (let depth = 0; current instanceof Error && depth < 10; depth += 1) {
    yield current;
    current = current.cause;
  }
}

export function sqlState(error: unknown): string | undefined {
  for (const { code } of causes(error)) {
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE') return code;
  }
  return undefined;
}

/** The violated unique index or constraint; undefined for any other error. */
export function uniqueViolation(error: unknown): string | undefined {
  for (const { code, constraint } of causes(error)) {
    if (code === '23505' && typeof constraint === 'string') return constraint;
  }
  return undefined;
}

/** Whether the referenced row does not exist, or no longer. */
export function isForeignKeyViolation(error: unknown): boolean {
  return sqlState(error) === '23503';
}

/** Whether it is a serialization failure or a deadlock. */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01';
}

const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']);
// node-postgres has no codes for these.
const LOST_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|timeout expired|not queryable|Client was closed/;

/** Whether it is a lock or statement timeout, no free connection, or a lost connection (T-H8). */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return state === '55P03' || /^(57|08|53)/.test(state);
  for (const { code, message, address } of causes(error)) {
    // An ENOENT is the database's only for its socket.
    if (code === 'ENOENT' && String(address).includes('.s.PGSQL.')) return true;
    if ((typeof code === 'string' && LOST.has(code)) || LOST_TEXT.test(message)) return true;
  }
  return false;
}
