import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import pg from 'pg';
import { isForeignKeyViolation, isRetryable, isUnavailable, sqlState } from '../sql-error.ts';

/** PostgreSQL's disk_full. */
const DISK_FULL = '53100';

function diskFull(cause: unknown): DomainError {
  const error = new DomainError(
    'semEspaco',
    'DISCO_CHEIO',
    'O disco do servidor está cheio e nada foi salvo. Avise a administração.',
  );
  error.cause = cause;
  return error;
}

/** The refusal for a busy, lost or full database; the cause is only logged. */
export function busy(cause: unknown): DomainError {
  if (sqlState(cause) === DISK_FULL) return diskFull(cause);
  const error = new DomainError(
    'indisponivel',
    'BANCO_OCUPADO',
    'O sistema está ocupado no momento. Tente novamente em alguns instantes.',
  );
  error.cause = cause;
  return error;
}

/** The refusal for a row deleted between the act's check and its write. */
function goneMeanwhile(cause: unknown): DomainError {
  const error = new DomainError(
    'conflito',
    'EXCLUIDO_ENQUANTO_ISSO',
    'Um registro usado aqui acabou de ser excluído. Recarregue a página.',
  );
  error.cause = cause;
  return error;
}

/**
 * The answer to an error: BANCO_OCUPADO when the database is busy or unreachable (T-H8), a conflict when a
 * row that it names was deleted in between, else the same error without the personal data that PostgreSQL
 * includes (`detail`).
 */
export function atTheEdge(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  if (isUnavailable(error) || isRetryable(error)) return busy(withoutData(error));
  if (isForeignKeyViolation(error)) return goneMeanwhile(withoutData(error));
  return withoutData(error);
}

function withoutData(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const { code, constraint, table, routine } = error;
  // A data exception (class 22) quotes the value in its message.
  const message = code?.startsWith('22') ? 'data exception' : error.message;
  return Object.assign(retold(error, message), { code, constraint, table, routine });
}

/** The error with another message and the same frames; the original's stack repeats its message. */
function retold(original: Error, message: string): Error {
  const error = new Error(message);
  const frames = (original.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  error.stack = [`Error: ${message}`, ...frames].join('\n');
  return error;
}
