import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { horas, id, instant, MES_VALIDO, versao } from './columns.ts';
import { professor } from './conta.ts';
import { instrutor } from './instrutor.ts';

/** One per instructor and month. */
export const ausencia = pgTable(
  'ausencia',
  {
    id: id(),
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    mes: text().notNull(),
    registradaEm: instant().notNull(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
  },
  (t) => [
    uniqueIndex('ausencia_unica').on(t.instrutorId, t.mes),
    index('ausencia_mes').on(t.mes),
    check('ausencia_mes_valido', sql`${t.mes} ~ '${sql.raw(MES_VALIDO)}'`),
  ],
);

/** Two tabs compete for its version (T-G13). */
export const frequencia = pgTable(
  'frequencia',
  {
    instrutorId: integer()
      .notNull()
      .references(() => instrutor.id),
    ano: integer().notNull(),
    versao: versao(),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    atualizadoEm: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.instrutorId, t.ano] })],
);

export const frequenciaDoMes = pgTable(
  'frequencia_do_mes',
  {
    instrutorId: integer().notNull(),
    ano: integer().notNull(),
    mes: integer().notNull(),
    horas: horas().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.instrutorId, t.ano, t.mes] }),
    foreignKey({
      name: 'frequencia_do_mes_frequencia',
      columns: [t.instrutorId, t.ano],
      foreignColumns: [frequencia.instrutorId, frequencia.ano],
    }),
    check('frequencia_mes_valido', sql`${t.mes} between 1 and 12`),
    check('frequencia_horas_validas', sql`${t.horas} = -1 or ${t.horas} between 0 and 320`),
  ],
);
