import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto } from '../../context.ts';
import { atTheEdge } from './edge-error.ts';
import { inTransaction, type Tx } from './transaction.ts';

interface Rodada<T> {
  /** The periodic task's name in the log. */
  readonly tarefa: string;
  /** The record's fields in the log: its project or person, by number. */
  readonly quem: (registro: T) => Readonly<Record<string, number | string>>;
}

/**
 * Runs a periodic task on many records, each in its own transaction. A record that fails is logged and tried
 * in the next round; the others go on. The round throws at its end, so that the task counts as failed.
 * Returns the sum of the results.
 */
export async function eachInTransaction<T>(
  { database, log }: Pick<Contexto['deps'], 'database' | 'log'>,
  { tarefa, quem }: Rodada<T>,
  registros: readonly T[],
  ato: (db: Tx, registro: T) => Promise<number>,
): Promise<number> {
  let feitos = 0;
  let falhas = 0;
  for (const registro of registros) {
    try {
      feitos += await inTransaction(database, (db) => ato(db, registro));
    } catch (error) {
      // Without the database the next record would fail too.
      if (error instanceof DomainError && error.kind === 'indisponivel') throw error;
      log.error({ tarefa, ...quem(registro), erro: String(atTheEdge(error)) }, 'fica para a próxima rodada');
      falhas += 1;
    }
  }
  if (falhas > 0) throw new Error(`${falhas} de ${registros.length} ficaram para a próxima rodada`);
  return feitos;
}
