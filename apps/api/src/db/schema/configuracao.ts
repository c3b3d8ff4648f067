import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { versao } from './columns.ts';

/** One row (types in domain/configuracao). */
export const configuracao = pgTable(
  'configuracao',
  { id: integer().primaryKey(), versao: versao(), dados: jsonb().notNull() },
  (t) => [check('configuracao_uma_linha', sql`${t.id} = 1`)],
);
