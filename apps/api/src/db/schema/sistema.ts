import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Throttles, shared by all processes. Real time. */
export const limite = pgTable('limite', {
  chave: text().primaryKey(),
  contagem: integer().notNull(),
  inicio: instant().notNull(),
  bloqueadoAte: instant(),
});

/** Answers of writes, replayed for 24 hours (E-CHAMADAS-5). pessoa 0 = anonymous. Real time. */
export const idempotencia = pgTable(
  'idempotencia',
  {
    pessoa: integer().notNull(),
    rota: text().notNull(),
    chave: text().notNull(),
    /** Keyed hash of the body without its passwords (T-G3). */
    corpoMarca: text().notNull(),
    status: integer(),
    resposta: text(),
    /** The ETag. */
    versao: integer(),
    criadaEm: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pessoa, t.rota, t.chave] }),
    index('idempotencia_criada_em').on(t.criadaEm),
  ],
);

/** The signing secret when processes share a server (T-A9). */
export const segredo = pgTable('segredo', { nome: text().primaryKey(), valor: text().notNull() });
