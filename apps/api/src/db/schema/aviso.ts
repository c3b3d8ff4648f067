import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day, id } from './columns.ts';

export const aviso = pgTable(
  'aviso',
  {
    id: id(),
    titulo: text().notNull(),
    resumo: text().notNull(),
    texto: text().notNull(),
    ordem: integer().notNull(),
    /** First and last day of showing; null = no bound. */
    de: day(),
    ate: day(),
  },
  (t) => [check('aviso_dias_em_ordem', sql`${t.de} <= ${t.ate}`)],
);
