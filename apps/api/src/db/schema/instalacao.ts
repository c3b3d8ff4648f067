import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** One row: the first run. Of the code only its hash; real time. */
export const instalacao = pgTable(
  'instalacao',
  {
    id: integer().primaryKey(),
    codigoSha256: text(),
    codigoExpiraEm: instant(),
    /** Also where there is no administrator any more: the assistant opens once. */
    concluidaEm: instant(),
    /** What the administrator no longer wants to be told. */
    dispensadas: text().array().notNull().default([]),
  },
  (t) => [check('instalacao_uma_linha', sql`${t.id} = 1`)],
);
