import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, id, instant } from './columns.ts';
import { professor } from './conta.ts';
import { unidade } from './unidade.ts';

/** What a person declares of himself and another, or a unit. Never deleted: it ends. */
export const impedimento = pgTable(
  'impedimento',
  {
    id: id(),
    declaranteId: integer()
      .notNull()
      .references(() => professor.id),
    pessoaId: integer().references(() => professor.id),
    unidadeId: integer().references(() => unidade.id),
    especie: text().notNull(),
    observacao: text().notNull().default(''),
    desde: day().notNull(),
    declaradoEm: instant().notNull(),
    encerradoEm: instant(),
    motivoDoFim: text(),
  },
  (t) => [
    uniqueIndex('impedimento_vivo')
      .on(t.declaranteId, sql`coalesce(${t.pessoaId}, 0)`, sql`coalesce(${t.unidadeId}, 0)`, t.especie)
      .where(sql`${t.encerradoEm} is null`),
    index('impedimento_declarante').on(t.declaranteId),
    index('impedimento_pessoa').on(t.pessoaId),
    index('impedimento_unidade').on(t.unidadeId),
    check('impedimento_de_um_so', sql`num_nonnulls(${t.pessoaId}, ${t.unidadeId}) = 1`),
    check('impedimento_com_outro', sql`${t.pessoaId} is distinct from ${t.declaranteId}`),
    check('impedimento_fim_inteiro', sql`(${t.encerradoEm} is null) = (${t.motivoDoFim} is null)`),
    check(
      'impedimento_especie_valida',
      sql`${t.especie} in ('interesse','parentesco','litigio','amizadeOuInimizade','orientacao','coautoria','sociedadeOuChefia','outro')`,
    ),
  ],
);
