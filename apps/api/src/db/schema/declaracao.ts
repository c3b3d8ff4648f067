import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { professor } from './conta.ts';
import { edital } from './edital.ts';
import { instrutor } from './instrutor.ts';
import { projeto } from './projeto.ts';

/** Frozen when issued. */
export const declaracao = pgTable(
  'declaracao',
  {
    id: id(),
    codigo: text().notNull(),
    papel: text().notNull(),
    /** A repeated request gives the same declaration until it is revoked. */
    chave: text().notNull(),
    /** Whose declaration it is; of an instructor's, the coordinator who asked. */
    professorId: integer()
      .notNull()
      .references(() => professor.id),
    instrutorId: integer().references(() => instrutor.id),
    projetoId: integer().references(() => projeto.id),
    editalId: integer()
      .notNull()
      .references(() => edital.id),
    conteudo: jsonb().notNull(),
    emitidaEm: instant().notNull(),
    revogadaEm: instant(),
    revogadaPorId: integer().references(() => professor.id),
    motivoDaRevogacao: text(),
  },
  (t) => [
    uniqueIndex('declaracao_codigo_unico').on(t.codigo),
    uniqueIndex('declaracao_valida_unica').on(t.chave).where(sql`${t.revogadaEm} is null`),
    index('declaracao_professor').on(t.professorId),
    check('declaracao_papel_valido', sql`${t.papel} in ('INSTRUTOR','COORDENADOR','AVALIADOR')`),
    check(
      'declaracao_revogada_inteira',
      sql`(${t.revogadaEm} is null) = (${t.motivoDaRevogacao} is null) and (${t.revogadaEm} is null) = (${t.revogadaPorId} is null)`,
    ),
  ],
);
