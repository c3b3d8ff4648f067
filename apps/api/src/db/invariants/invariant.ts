import type { Sql } from '../sql.ts';

/** Something that must hold in every database at every moment, and the SQL that finds what breaks it. */
export interface Invariant {
  readonly nome: string;
  /** Answers one row per violation; its columns say which record. */
  readonly sql: Sql;
}
