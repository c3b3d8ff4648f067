import { integer, pgTable } from 'drizzle-orm/pg-core';
import { day, instant } from './columns.ts';

/** How far the digest of a week, by its Monday, has come: people are looked at in the order of their ids. */
export const resumoSemanal = pgTable('resumo_semanal', {
  semana: day().primaryKey(),
  ate: integer().notNull().default(0),
  terminadoEm: instant(),
});
