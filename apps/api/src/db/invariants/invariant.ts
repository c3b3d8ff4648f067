import type { Sql } from '../sql.ts';

/** A condition that must hold in every database at every moment. */
export interface Invariant {
  readonly nome: string;
  /** One row per violation; its columns identify the record. */
  readonly sql: Sql;
}
