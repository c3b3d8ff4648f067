import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day, id, instant } from './columns.ts';
import { professor } from './conta.ts';
import { projeto } from './projeto.ts';

export const prorrogacao = pgTable(
  'prorrogacao',
  {
    id: id(),
    janela: text().notNull(),
    ate: day().notNull(),
    motivo: text().notNull(),
    projetoId: integer().references(() => projeto.id),
    autorId: integer()
      .notNull()
      .references(() => professor.id),
    criadaEm: instant().notNull(),
    /** Ended before its last day. */
    encerradaEm: instant(),
    encerradaPorId: integer().references(() => professor.id),
    motivoDoFim: text(),
  },
  (t) => [
    check(
      'prorrogacao_fim_inteiro',
      sql`(${t.encerradaEm} is null) = (${t.encerradaPorId} is null) and (${t.encerradaEm} is null) = (${t.motivoDoFim} is null)`,
    ),
    index('prorrogacao_janela').on(t.janela, t.ate),
    index('prorrogacao_projeto').on(t.projetoId),
    check('prorrogacao_janela_valida', sql`${t.janela} in ('cadastroInstrutor','frequencia','relatorios')`),
  ],
);
